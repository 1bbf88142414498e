import { finger, PHONE } from '../support/finger';
import { expect, test } from '../support/test';

/*
 * What visitors come for, by the finger alone on a small phone, each tap counted. A picker of the device is
 * not the page's: a list takes a second tap, a calendar a second and a third.
 */

const TRIP = '/paketdetail/rehat-dua-hari-ciwidey';

test.use(PHONE);

// spec: 10, Taps
test('a two-day package below a million is two taps away from home', async ({ page }) => {
  const { tap, counted } = await finger(page);
  await page.goto('/');
  const choice = page.getByRole('link', {
    name: /^2 hari, sampai Rp (?:250 rb|500 rb|1 jt)(?:\/orang)? \d+$/,
  });
  const said = Number(/\d+$/.exec(await choice.innerText())?.[0]);
  await tap(choice);
  await expect(page).toHaveURL(/\/paket-tour\?harga=\d+&hari=2#kategori$/);
  await expect(page.getByText(`${said} dari ${said} paket`).first()).toBeVisible();
  await tap(page.getByRole('link', { name: /^Lihat Detail/ }).first());
  await expect(page).toHaveURL(/\/paketdetail\//);
  await expect(page.getByRole('main').getByText('2 Hari 1 Malam').first()).toBeVisible();
  const price = await page.getByRole('region', { name: 'Pesan' }).innerText();
  expect(Number(/Rp ([\d.]+)/.exec(price)?.[1]?.replaceAll('.', ''))).toBeLessThan(1_000_000);
  expect(counted()).toEqual({ taps: 2, keys: 0 });
});

// spec: 10, Taps
test('a hotel in Lembang is three taps away from home', async ({ page }) => {
  const { tap, counted } = await finger(page);
  await page.goto('/');
  await tap(page.getByRole('link', { name: 'Lihat semuanya di peta kawasan' }));
  await expect(page).toHaveURL(/\/kawasan$/);
  await tap(page.getByRole('main').locator('a[href="/kawasan/lembang"]').first());
  await expect(page).toHaveURL(/\/kawasan\/lembang$/);
  await tap(page.getByRole('main').locator('a[href^="/akomodasi/"]').first());
  await expect(page).toHaveURL(/\/akomodasi\//);
  await expect(page.getByRole('main').locator('a[href="/kawasan/lembang"]').first()).toBeVisible();
  expect(counted()).toEqual({ taps: 3, keys: 0 });
});

// spec: 10, Taps
test('an order for four people on 12 December takes four taps, and no tap moves its target', async ({
  page,
  problems,
}) => {
  const { tap, pick, counted } = await finger(page);
  await page.clock.setFixedTime(new Date('2026-11-23T10:00:00+07:00'));
  await page.goto(TRIP);
  const bar = page.getByRole('region', { name: 'Pesan' });
  await tap(bar.getByRole('button'));
  const saturday = page.getByRole('button', { name: /^Sab 12\sDes$/ });
  await expect(saturday).toHaveAttribute('aria-pressed', 'false');
  const place = await saturday.boundingBox();
  await tap(saturday);
  await expect(saturday).toHaveAttribute('aria-pressed', 'true');
  expect(await saturday.boundingBox()).toEqual(place);
  const people = page.getByLabel('Jumlah orang');
  const before = await people.boundingBox();
  await pick(people, '4');
  await expect(bar.getByRole('button')).toContainText('4 orang · 12 Des');
  expect(await people.boundingBox()).toEqual(before);
  const order = await bar.getByRole('link').getAttribute('href');
  expect(new URL(order ?? '').searchParams.get('text')).toContain(
    ' Tanggal: Sabtu, 12 Desember 2026. Jumlah: 4 orang. ',
  );
  expect(counted()).toEqual({ taps: 4, keys: 0 });
  expect(problems).toEqual([]);
});
