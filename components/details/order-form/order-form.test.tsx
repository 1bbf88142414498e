import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import type { OrderFields } from '@/lib/order/order';
import { PAKET } from '@/lib/order/order.fake';
import { OrderBar } from '../order-bar/order-bar';
import { PriceCard } from '../price-card/price-card';
import { OrderScope } from '../order-scope/order-scope.island';
import { OrderForm } from './order-form';

const user = userEvent.setup();
const TITLE = 'Rehat "Dua"\nHari ☕';
const untouched = `https://wa.me/628000000001?text=${encodeURIComponent(`Halo, "${TITLE}". Apakah masih tersedia?\nNomor: P12\nhttps://contoh.id/paketdetail/ciwidey`)}`;
const site = { email: 'halo@contoh.id', admins: [{ name: 'A', speciality: 'a', phone: '+62 800' }] as never };
const price = { prefix: 'Start From :', amount: 'Rp 1.250.000', suffix: '/orang' };

const fields = (over: Partial<OrderFields> = {}): OrderFields => ({ ...PAKET, ...over });
const NIGHTS = { kind: 'akomodasi', unit: 'malam', dateLabel: 'Masuk', min: 1 } as const;
const names = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

/** The page's parts of an order. */
function show(over: Partial<OrderFields> = {}) {
  const shared = { title: TITLE, price, orderHref: untouched, fields: fields(over) };
  return render(
    <OrderScope>
      <PriceCard {...shared} site={site} />
      <OrderBar {...shared} />
    </OrderScope>,
  );
}
const links = () => screen.getAllByRole<HTMLAnchorElement>('link', { name: /^Pesan Sekarang/ });
const said = () => links().map(({ href }) => new URL(href).searchParams.get('text'));
const status = () => screen.getByRole('status');
async function set(label: string, value: string) {
  const field = screen.getByLabelText(label);
  if (field instanceof HTMLSelectElement) return user.selectOptions(field, value);
  await user.clear(field);
  await user.type(field, value);
}

beforeEach(() => {
  jest.useFakeTimers({
    now: Date.parse('2026-11-23T10:00:00+07:00'),
    doNotFake: ['setTimeout', 'setInterval'],
  });
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('the order form without script', () => {
  const read = (over: Partial<OrderFields> = {}) => {
    const box = document.createElement('div');
    box.innerHTML = renderToString(<OrderForm fields={fields(over)} />);
    return box;
  };

  test('the order form submits the item and its fields to /pesan in a new tab when there is no script', () => {
    const form = read().querySelector('form')!;
    expect(form).toHaveAttribute('action', '/pesan');
    expect(form).toHaveAttribute('target', '_blank');
    expect(form).toHaveAttribute('rel', 'noopener');
    form.querySelector<HTMLInputElement>('[name=tanggal]')!.value = '2026-12-12';
    form.querySelector<HTMLSelectElement>('[name=jumlah]')!.value = '4';
    expect([...new FormData(form)]).toEqual([
      ['jenis', 'paket'],
      ['item', 'ciwidey'],
      ['tanggal', '2026-12-12'],
      ['jumlah', '4'],
    ]);
    expect(within(form).getByRole('button', { hidden: true })).toHaveTextContent(
      'Pesan dengan tanggal & jumlah',
    );
  });

  test('the order form has no required field', () => expect(read().querySelector('[required]')).toBeNull());

  test('the date field accepts dates from today to two years ahead', () => {
    const date = within(read()).getByLabelText('Tanggal');
    expect(date).toHaveAttribute('min', '2026-11-23');
    expect(date).toHaveAttribute('max', '2028-11-23');
  });

  test('the number field offers options from the minimum on, then the usual sizes of groups', () => {
    const options = names(within(read()).getByLabelText('Jumlah orang'));
    expect(options.slice(0, 3)).toEqual(['Pilih', '2', '3']);
    expect(options.slice(20, 23)).toEqual(['21', '25', '30']);
  });

  test.each([
    [{ min: 30 }, ['45', '60', '75', '120']],
    [{ min: 1, max: 999 }, ['45', '150', '300', '400']],
  ])('the number field offers with bounds %j the groups of %j', (bounds, sizes) =>
    expect(names(within(read(bounds)).getByLabelText('Jumlah orang'))).toEqual(expect.arrayContaining(sizes)),
  );

  test('the number field offers no more than the stock', () =>
    expect(names(within(read({ unit: 'tiket', min: 1, max: 3 })).getByLabelText('Jumlah tiket'))).toEqual([
      'Pilih',
      '1',
      '2',
      '3',
    ]));

  test('the order form of a rental has a field for the number of days', () =>
    expect(
      within(read({ unit: 'unit', dateLabel: 'Tanggal acara', hasDays: true })).getByLabelText(
        'Durasi (hari)',
      ),
    ).toHaveAttribute('name', 'lama'));

  test('the order form of a vehicle has a choice with or without a driver', () =>
    expect(names(within(read({ hasDriver: true })).getByLabelText('Pengemudi'))).toEqual([
      'Pilih',
      'Dengan pengemudi',
      'Lepas kunci',
    ]));

  // spec: 10, Seven days ahead
  test('the date field is described by the advice to order seven days ahead', () => {
    const box = read();
    document.body.append(box);
    const date = within(box).getByLabelText('Tanggal');
    expect(date).toHaveAccessibleDescription(
      'Sebaiknya pesan 7 hari sebelumnya. Lebih dekat? Tanyakan dulu.',
    );
    box.remove();
  });

  test('the order form has no date field for an item with a fixed day', () => {
    const form = read({ dateLabel: null, day: '2027-01-02', unit: 'peserta' });
    expect(form.querySelector('[type=date]')).toBeNull();
    expect(form).not.toHaveTextContent('Sebaiknya');
    expect(form).toHaveTextContent('Pesan dengan jumlah');
  });
});

test('PriceCard and OrderBar have neither form nor button when there are no order fields', () => {
  render(
    <>
      <PriceCard title={TITLE} price={price} orderHref={untouched} fields={null} site={site} />
      <OrderBar title={TITLE} price={price} orderHref={untouched} />
    </>,
  );
  expect(document.querySelector('form')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test("the price button in the order bar opens the page's only order form", () => {
  show();
  const opener = screen.getByRole('button', { name: /2 orang · tanggal$/ });
  const [form, ...others] = document.querySelectorAll('form');
  expect(others).toEqual([]);
  expect(opener).toHaveAttribute('popovertarget', form!.id);
  expect(form).toHaveAttribute('popover');
});

describe('the order form with script', () => {
  test('untouched order links stay unchanged while the status names the default number', async () => {
    show();
    await user.click(screen.getByLabelText('Tanggal'));
    await waitFor(() => expect(status()).toHaveTextContent('Mulai 2 orang, tanggal menyusul'));
    expect(within(status()).queryByRole('button')).toBeNull();
    expect(links().map((link) => link.getAttribute('href'))).toEqual([untouched, untouched]);
  });

  test('order links, sum and bar show the date and number that were set', async () => {
    show();
    await set('Tanggal', '2026-12-12');
    await set('Jumlah orang', '4');
    await waitFor(() => expect(status()).toHaveTextContent('4 orang × Rp 1.250.000 = Rp 5.000.000'));
    expect(status()).toHaveTextContent('Sabtu, 12 Desember 2026.');
    const text = `Halo, "${TITLE}". Apakah masih tersedia? Tanggal: Sabtu, 12 Desember 2026. Jumlah: 4 orang. Perkiraan: Rp 5.000.000.\nNomor: P12\nhttps://contoh.id/paketdetail/ciwidey`;
    expect(said()).toEqual([text, text]);
    expect(screen.getByText('4 orang · 12 Des')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /4 orang/ })).toHaveTextContent(/^Rp 5\.000\.000/);
  });

  test('the order bar shows the unit price while the sum is unknown', async () => {
    show({ price: null });
    await set('Jumlah orang', '4');
    await waitFor(() => expect(said()[0]).toContain('Jumlah: 4 orang.'));
    expect(screen.getByRole('button', { name: /4 orang/ })).toHaveTextContent('Rp 1.250.000/orang');
  });

  test('order links keep their ping attributes once a date or number is set', async () => {
    show();
    await set('Jumlah orang', '4');
    await waitFor(() => expect(said()[0]).toContain('Jumlah: 4 orang.'));
    expect(links().map((link) => link.getAttribute('ping'))).toEqual([
      '/api/minat?pesan=kartu',
      '/api/minat?pesan=bar',
    ]);
  });

  test('order links lose a number that is cleared again', async () => {
    show();
    await set('Jumlah orang', '4');
    await waitFor(() => expect(said()[0]).toContain('Jumlah: 4 orang.'));
    await set('Jumlah orang', '');
    await waitFor(() =>
      expect(links().map((link) => link.getAttribute('href'))).toEqual([untouched, untouched]),
    );
  });

  test('a date out of bounds is left out of the order links and reported in the status', async () => {
    show();
    await set('Tanggal', '2026-11-22');
    await waitFor(() => expect(status()).toHaveTextContent('Tanggal itu tidak dapat dipesan'));
    expect(said()[0]).not.toContain('Tanggal');
  });

  test('a date less than a week ahead stays in the order links with a warning in the status', async () => {
    show();
    await set('Tanggal', '2026-11-29');
    await waitFor(() =>
      expect(status()).toHaveTextContent('Kurang dari 7 hari: tanyakan dulu ketersediaan.'),
    );
    expect(said()[0]).toContain('Tanggal: Minggu, 29 November 2026.');
  });

  test("the next item's order form starts with the last date and number", async () => {
    const { unmount } = show();
    await set('Tanggal', '2026-12-12');
    await set('Jumlah orang', '4');
    await waitFor(() => expect(said()[0]).toContain('Jumlah: 4 orang.'));
    unmount();
    show({ key: 'lembang' });
    await waitFor(() => expect(said()[0]).toContain('Tanggal: Sabtu, 12 Desember 2026. Jumlah: 4 orang.'));
    expect(screen.getByLabelText('Jumlah orang')).toHaveValue('4');
  });

  test('a saved number of people is not used as a number of nights', async () => {
    sessionStorage.setItem('pesan', JSON.stringify({ tanggal: '2026-12-12', orang: '4' }));
    show(NIGHTS);
    await waitFor(() => expect(said()[0]).toContain('Tanggal: Sabtu, 12 Desember 2026.'));
    expect(screen.getByLabelText('Jumlah malam')).toHaveValue('');
  });

  test("a saved number below an item's minimum is kept for an item that accepts it", async () => {
    sessionStorage.setItem('pesan', JSON.stringify({ orang: '4' }));
    const { unmount } = show({ min: 6 });
    await set('Tanggal', '2026-12-12');
    await waitFor(() => expect(said()[0]).toContain('Jumlah: 6 orang.'));
    unmount();
    show();
    await waitFor(() => expect(said()[0]).toContain('Jumlah: 4 orang.'));
  });

  test.each<[string, unknown]>([
    ['a past date and too few people', { tanggal: '2026-11-01', orang: '1' }],
    ['what is no date and no number', { tanggal: '12 Desember', orang: { a: 1 } }],
    ['an array', [1, 2]],
    ['null', null],
  ])('the order form ignores saved values when they are %s', async (_what, kept) => {
    sessionStorage.setItem('pesan', JSON.stringify(kept));
    show();
    await screen.findByRole('group', { name: 'Sabtu terdekat' });
    expect(screen.getByLabelText('Tanggal')).toHaveValue('');
    expect(screen.getByLabelText('Jumlah orang')).toHaveValue('');
    expect(links()[0]).toHaveAttribute('href', untouched);
  });

  test('the chosen driver option appears in the order message and the status', async () => {
    show({ kind: 'transportasi', unit: 'hari', min: 1, hasDriver: true });
    await set('Pengemudi', 'lepas');
    await waitFor(() => expect(said()[0]).toContain(' Lepas kunci.'));
    expect(status()).toHaveTextContent('Lepas kunci: harga dikonfirmasi lewat WhatsApp.');
  });

  test('the order form works when the saved values are not valid JSON', async () => {
    sessionStorage.setItem('pesan', '{');
    show();
    await set('Jumlah orang', '4');
    await waitFor(() => expect(said()[0]).toContain('Jumlah: 4 orang.'));
  });

  test('the order form works when sessionStorage throws', async () => {
    const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    show();
    await set('Jumlah orang', '4');
    await waitFor(() => expect(said()[0]).toContain('Jumlah: 4 orang.'));
    get.mockRestore();
    write.mockRestore();
  });
});
