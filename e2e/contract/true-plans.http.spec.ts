import { startFixtureApi, type FixtureApi } from '../fixture-api/server.mjs';
import { ask } from '../support/http';
import { postPlan } from '../support/post-plan';
import { startSite, type StartedSite } from '../support/servers';
import { expect, test } from '../support/test';

/*
 * What a plan or an order adds up and offers is true: what is over, sold out, below its minimum or above its
 * stock is not ordered anywhere, and days stay what they are.
 */

const dayIn = (days: number) =>
  new Date(Date.now() + days * 86_400_000 + 25_200_000).toISOString().slice(0, 10);
const DEPARTURE = dayIn(7);
const words = (day: string) =>
  new Intl.DateTimeFormat('id-ID', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(day));

let api: FixtureApi;
let site: StartedSite;

test.beforeAll(async () => {
  api = await startFixtureApi();
  const publish = (kind: string, slug: string, patch: Record<string, unknown>) =>
    api.change(kind, slug, { slug, title: slug, name: slug, judul: slug, ...patch });
  publish('events', 'ev-lalu', { price: 100_000, event_date: dayIn(-1) });
  publish('events', 'ev-nanti', { price: 100_000, event_date: dayIn(150) });
  publish('events', 'ev-contoh', { price: 100_000, event_date: dayIn(10), contoh: true });
  publish('tickets', 'tk-habis', { price: 75_000, stock: 0 });
  publish('tickets', 'tk-lalu', { price: 75_000, stock: 10, event_date: dayIn(-24) });
  publish('tickets', 'tk-ada', { price: 75_000, stock: 10 });
  publish('fasilitas', 'fs-tiga', { price: 100_000, quantity: 3 });
  publish('pakets', 'pk-empat', { harga: 100_000, satuan_harga: 'orang', min_people: 4 });
  publish('destinasis', 'ds-satu', { harga: 200_000, satuan_harga: 'orang' });
  publish('destinasis', 'ds-entah', { harga: 'tanya dulu' });
  publish('attractions', 'at-satu', { price: 25_000 });
  site = await startSite({ apiUrl: api.url });
});

test.afterAll(async () => {
  await site.dispose();
  await api.close();
});

/** The page of a plan, and the message of its order; '' without an order. */
async function planOf(text: string) {
  const { status, body } = await ask(site, `/rencana?r=${text}`);
  expect(status).toBe(200);
  const [, href = ''] =
    /href="(https:\/\/wa\.me\/\d+\?text=[^"]*memesan%20perjalanan[^"]*)"/.exec(body) ?? [];
  return {
    body: body.replaceAll(/<script.*?<\/script>/gs, '').replaceAll(/<!-- -->/g, ''),
    message: href ? (new URL(href.replaceAll('&amp;', '&')).searchParams.get('text') ?? '') : '',
  };
}

for (const [name, item, reason] of [
  ['a past event', 'ev~ev-lalu', 'Sudah berlangsung'],
  ['an invented event', 'ev~ev-contoh', 'Contoh, belum dapat dipesan'],
  ['a sold-out ticket', 'ti~tk-habis', 'Stok habis'],
  ['a ticket whose day is over', 'ti~tk-lalu', 'Sudah berlangsung'],
  ['a package below its minimum', 'pa3~pk-empat', 'Minimal 4 orang'],
  ['more than a facility has', 'fa4~fs-tiga', 'Tersisa 3 unit'],
] as const) {
  test(`${name} stays in a plan with the reason, but is left out of the sum and the order`, async () => {
    const { body, message } = await planOf(`o4!m${DEPARTURE}!h1!${item}!at~at-satu`);
    const title = item.replace(/^.*~/, '');
    expect(body).toContain(reason);
    expect(body).toContain('Rp 100.000');
    expect(body).not.toContain('Rp 400.000');
    const [ordered = '', left = ''] = message.split('Tidak ikut dipesan');
    expect(ordered).not.toContain(title);
    expect(left).toContain(`- ${title}: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`);
    expect(message).toContain('Perkiraan: Rp 100.000, Rp 25.000 per orang.');
  });
}

test('a plan flags an event on another day and keeps its date in the message and the calendar file', async () => {
  const { body, message } = await planOf(`o4!m${DEPARTURE}!h1!ev~ev-nanti`);
  expect(body).toMatch(/ev-nanti berlangsung \d+ \p{L}+ \d{4}, di luar rencana Anda\./u);
  expect(message).toContain(`1. ev-nanti (${words(dayIn(150))};`);
  const { body: calendar } = await ask(site, `/rencana/kalender.ics?r=o4!m${DEPARTURE}!h1!ev~ev-nanti`);
  expect(calendar.match(/DTSTART.*/g)).toEqual([`DTSTART;VALUE=DATE:${dayIn(150).replaceAll('-', '')}`]);
});

for (const plan of ['at~at-satu', 'at~at-satu!h2!de~ds-satu', 'h3!at~at-satu'])
  test(`the page and the first line of the message name the departure for the plan ${plan}`, async () => {
    const { body, message } = await planOf(`o2!m${DEPARTURE}!${plan}`);
    expect(body).toContain(words(DEPARTURE));
    expect(message.split('\n')[0]).toContain(`berangkat ${words(DEPARTURE)}`);
  });

test('a departure in the past is neither stored in the cookie nor written into the order message', async () => {
  const answer = await postPlan(site, 'mulai=2020-01-01&orang=3', `m${DEPARTURE}!at~at-satu`);
  expect(answer.headers.get('location')).toBe('/rencana#mulai-salah');
  expect(answer.headers.get('set-cookie')).toContain(`rencana=o3!m${DEPARTURE}!at~at-satu;`);
  const { body, message } = await planOf('o4!m2020-01-01!h1!at~at-satu');
  expect(body).toContain('Rabu, 1 Januari 2020, sudah lewat.');
  // Its last line is the address of the plan as it was sent.
  expect(message.split('\n').slice(0, -1).join()).not.toContain('2020');
  expect(message.split('\n')[0]).toContain('tanggal menyusul');
});

test('a past, sold-out or invented item redirects an order to its page, which has no order form', async () => {
  for (const [kind, item] of [
    ['tiket', 'tk-lalu'],
    ['tiket', 'tk-habis'],
    ['event', 'ev-lalu'],
    ['event', 'ev-contoh'],
  ]) {
    const { status, headers } = await ask(
      site,
      `/pesan?jenis=${kind}&item=${item}&tanggal=${DEPARTURE}&jumlah=3`,
    );
    expect([status, headers.get('location')]).toEqual([303, `/${kind}/${item}`]);
    const page = await ask(site, `/${kind}/${item}`);
    expect(page.body).not.toContain('aria-label="Rincian pesanan"');
    expect(page.body).not.toContain(`aria-label="Pesan Sekarang: ${item}"`);
  }
});

test('the order of a facility states the number up to its stock and leaves out a higher one', async () => {
  const numberOf = async (jumlah: number) => {
    const { headers } = await ask(site, `/pesan?jenis=fasilitas&item=fs-tiga&jumlah=${jumlah}&lama=2`);
    return new URL(headers.get('location') ?? '').searchParams.get('text') ?? '';
  };
  expect(await numberOf(3)).toContain('Jumlah: 3 unit. Durasi: 2 hari. Perkiraan: Rp 600.000.');
  expect(await numberOf(4)).not.toContain('Jumlah:');
});

test('a plan shows no sum without a known price, and no order button without anything to order', async () => {
  const unknown = await planOf('o4!de~ds-entah');
  expect(unknown.body).not.toMatch(/Rp 0\b/);
  expect(unknown.message).not.toContain('Perkiraan');
  expect(unknown.message).toContain('1 harga dikonfirmasi.');
  for (const text of ['de~tidak-ada', 'cSmVtcHV0', `m${DEPARTURE}!ti~tk-habis`]) {
    const { body, message } = await planOf(text);
    expect(message).toBe('');
    expect(body).not.toMatch(/Rp 0\b/);
    expect(body).not.toContain('Pesan lewat WhatsApp');
  }
});

test('two tours on one day are offered as a choice, and only one is counted in the estimate', async () => {
  const { body, message } = await planOf(`o4!h1!de~ds-satu!pa~pk-empat`);
  expect(body).toContain('Pilih salah satu');
  expect(message).toContain('Perkiraan: Rp 800.000, Rp 200.000 per orang.');
  expect(message).toContain('- pk-empat: pilih salah satu');
});

test('each calendar entry falls on its day and has a UID unique to its plan and stop', async () => {
  const uidsOf = async (plan: string) => {
    const { body } = await ask(site, `/rencana/kalender.ics?r=o2!m${DEPARTURE}!h1!at~at-satu!h2!${plan}`);
    expect(body.match(/DTSTART.*/g)).toEqual([
      `DTSTART;VALUE=DATE:${DEPARTURE.replaceAll('-', '')}`,
      `DTSTART;VALUE=DATE:${dayIn(8).replaceAll('-', '')}`,
    ]);
    return body.replaceAll('\r\n ', '').match(/UID:.*/g) ?? [];
  };
  const uids = [...(await uidsOf('de~ds-satu')), ...(await uidsOf('ti~tk-ada'))];
  expect(new Set(uids).size).toBe(4);
});

test('a plan of 45 stops says that 40 is the limit and that five are left out', async () => {
  const { body } = await planOf(Array.from({ length: 45 }, (_none, index) => `de~a${index}`).join('!'));
  expect(body).toContain('paling banyak 40 tempat. 5 tempat sesudahnya tidak ikut.');
  expect(body).not.toContain('tidak terbaca');
});

test('saving an unknown item sets no cookie and says so, and emptying a plan deletes the cookie', async () => {
  const absent = await postPlan(site, 'simpan=de~tidak-ada');
  expect(absent.headers.get('location')).toBe('/rencana#tidak-ada');
  expect(absent.headers.get('set-cookie')).toBeNull();
  const kept = await postPlan(site, 'simpan=at~at-satu');
  expect(kept.headers.get('set-cookie')).toContain('rencana=at~at-satu;');
  const emptied = await postPlan(site, 'aksi=hapus:at~at-satu', 'at~at-satu');
  expect(emptied.headers.get('set-cookie')).toContain('rencana=; Path=/; Max-Age=0');
});

test('a note that came with a shared plan is labelled as written by the sender of the link', async () => {
  const { body } = await planOf('at~at-satu!cSmVtcHV0');
  expect(body).toMatch(/Ditulis oleh pengirim tautan.*Jemput/s);
});
