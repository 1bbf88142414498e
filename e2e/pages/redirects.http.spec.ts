import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ask, locationsOf } from '../support/http';
import { readPage } from '../support/read-page';
import { SITE_URL, startSite } from '../support/servers';
import { violations } from '../support/structured-rules';
import { expect, test } from '../support/test';

/* One address for one thing (product-decisions.md, "URLs" and "Lists"), on the fixture API's catalogue. */

const ONE_HOP: Record<string, string> = {
  '/events': '/event',
  '/events/': '/event',
  '/Events': '/event',
  '/events?utm_source=surat': '/event?utm_source=surat',
  '/paket-tour/paket-bambu': '/paketdetail/paket-bambu',
  '/paket-tour/paket-bambu/': '/paketdetail/paket-bambu',
  '/paket-tour/Paket-Bambu': '/paketdetail/paket-bambu',
  '/paket-tour/2': '/paketdetail/paket-bambu',
  // By id where the item has a slug.
  '/destination/2': '/destination/curug-lembang',
  '/destination/2?utm_source=surat': '/destination/curug-lembang?utm_source=surat',
  '/paketdetail/2': '/paketdetail/paket-bambu',
  '/akomodasi/2': '/akomodasi/hotel-bambu',
  '/transportasi/2': '/transportasi/bus-bambu',
  '/attraction/2': '/attraction/pasar-bambu',
  '/event/2': '/event/festival-bambu',
  '/tiket/100': '/tiket/tiket-anggrek',
  '/blog/2': '/blog/cerita-bambu',
  // Foods have no page.
  '/makanan/nasi-bambu': '/kuliner#makanan-nasi-bambu',
  '/Makanan/Nasi-Bambu/': '/kuliner#makanan-nasi-bambu',
  // Upper case, slashes.
  '/Destinasi': '/destinasi',
  '/EVENT': '/event',
  '/destination/Curug-Lembang': '/destination/curug-lembang',
  '/destinasi/': '/destinasi',
  '/destination/curug-lembang/': '/destination/curug-lembang',
  '//destinasi': '/destinasi',
  '/destination//curug-lembang': '/destination/curug-lembang',
  '/Event/2/': '/event/festival-bambu',
  '/galeri/': '/galeri',
  // These need not be percent-encoded.
  '/destination/curug%2Dlembang': '/destination/curug-lembang',
  '/destination/%63urug-lembang': '/destination/curug-lembang',
  '/%64estinasi': '/destinasi',
  // The bare address of a list.
  '/destinasi?page=1': '/destinasi',
  '/destinasi?kategori=semua': '/destinasi',
  '/destinasi?kategori=alam&page=1': '/destinasi?kategori=alam',
  '/destinasi?kategori=semua&page=2': '/destinasi?page=2',
  '/event?page=1': '/event',
  '/kuliner?page=1': '/kuliner',
  '/destinasi/?page=1': '/destinasi',
  '/Destinasi/?kategori=alam': '/destinasi?kategori=alam',
};

for (const [from, to] of Object.entries(ONE_HOP)) {
  // spec: 2 Route table, Former detail; 2 Route table, By id or slug; 2 Route table, A /makanan/{slug} link
  // spec: 2 Home, Event Terdekat
  test(`${from} redirects to ${to} in one hop`, async ({ provided: { site } }) => {
    // The second answer of a page is a kept one.
    for (const answer of [await ask(site, from), await ask(site, from)]) {
      expect(answer.status).toBe(308);
      expect(locationsOf(answer)).toEqual([to]);
    }
    expect((await ask(site, to)).status).toBe(200);
  });
}

for (const path of ['/tiket/101', '/fasilitas/1']) {
  // spec: 2 Route table, By id or slug
  test(`${path} is the canonical page of an item without a slug`, async ({ provided: { site } }) => {
    const answer = await ask(site, path);
    expect(answer.status).toBe(200);
    expect(readPage(answer.body).canonical).toEqual([SITE_URL + path]);
  });
}

// spec: 2 Route table, A /makanan/{slug} link
test('/kuliner has the anchor that the address of a food redirects to', async ({ provided: { site } }) => {
  expect((await ask(site, '/kuliner')).body).toContain('id="makanan-nasi-bambu"');
});

const NOT_FOUND = [
  '/destinasi?kategori=tidak-ada',
  '/destinasi?page=11',
  '/destinasi?page=0',
  '/destinasi?page=-1',
  '/destinasi?page=1.5',
  '/destinasi?page=abc',
  '/destinasi?kategori=alam&page=99',
  '/event?kategori=tidak-ada',
  '/event?urut=rating',
  '/destinasi?harga=1',
  '/event?urut=tanggal&bulan=1999-01',
  '/event?urut=tanggal&page=2',
  '/event?bulan=2099-03',
  '/destinasi?urut=tanggal',
  '/kuliner?page=99',
  '/internal/beranda/1',
  '/internal/destinasi/semua/1',
  '/internal/destinasi/semua/2',
  '/tidak-ada/internal/destinasi/semua/1',
  '/destination/rusak',
  '/paket-tour-lama',
];

for (const path of NOT_FOUND) {
  // spec: 2 Route table, Any other path
  test(`${path} answers 404 in Indonesian with noindex`, async ({ provided: { site } }) => {
    const answer = await ask(site, path);
    const page = readPage(answer.body);
    expect(answer.status).toBe(404);
    expect(page.lang).toBe('id');
    expect(page.h1).toHaveLength(1);
    expect(page.metas('robots')).toEqual(['noindex, follow']);
    expect(page.canonical).toEqual([]);
  });
}

const TRACKED: Record<string, string> = {
  '/?utm_source=surat': '/',
  '/destinasi?utm_source=surat&fbclid=a&gclid=b': '/destinasi',
  '/destinasi?page=2&utm_campaign=a': '/destinasi?page=2',
  '/destinasi?fbclid=a&kategori=alam': '/destinasi?kategori=alam',
  '/destination/curug-lembang?utm_source=a': '/destination/curug-lembang',
};

for (const [path, canonical] of Object.entries(TRACKED)) {
  test(`${path} answers 200 and is canonical without tracking parameters`, async ({ provided: { site } }) => {
    const answer = await ask(site, path);
    const page = readPage(answer.body);
    expect(answer.status).toBe(200);
    expect(page.canonical).toEqual([SITE_URL + canonical]);
    expect(page.metas('og:url')).toEqual([SITE_URL + canonical]);
    expect(violations(path, answer.body)).toEqual([]);
  });
}

const NO_STATES = 'kategori=jejak&page=90817&utm_source=rahasia';
const ASKED: Record<string, string> = {
  '/': NO_STATES,
  '/destination/gunung-dago': NO_STATES,
  '/akomodasi/hotel-cemara': NO_STATES,
  '/contact': NO_STATES,
  '/halaman/hilang-juga': NO_STATES,
  '/event?kategori=wedding': 'kategori=jejak&utm_source=rahasia',
};

for (const [path, query] of Object.entries(ASKED)) {
  // spec: 1, Audience
  test(`the query of one visitor to ${path} never reaches the next`, async ({ provided: { site } }) => {
    const more = path.includes('?') ? '&' : '?';
    await ask(site, `${path}${more}${query}`);
    const { body } = await ask(site, path);
    expect(body.length).toBeGreaterThan(1000);
    expect(body.match(/rahasia|jejak|90817/g)).toBeNull();
  });
}

// spec: 2 Blog, List; 2 Attractions, List
test('every detail link of a list answers 200 without a redirect', async ({ provided: { site } }) => {
  for (const list of [
    '/tiket',
    '/fasilitas',
    '/event',
    '/blog',
    '/attraction',
    '/paket-tour',
    '/akomodasi',
    '/transportasi',
  ]) {
    const { mainLinks } = readPage((await ask(site, list)).body);
    const details = mainLinks.filter((link) => /^\/[a-z-]+\/[^/]+$/.test(link));
    expect(details.length, list).toBeGreaterThanOrEqual(6);
    for (const link of details) expect((await ask(site, link)).status, link).toBe(200);
  }
});

test.describe('retired addresses', () => {
  const RULES = {
    '/destination/nama-lama': '/destination/kawah-putih-ciwidey',
    '/halaman/lama': '/event/dulu',
    '/event/dulu': '/event/wisuda-bersama-keluarga-sabuga',
    '/event/gedé': '/event/dulu',
    '/halaman/a,b': '/event',
    '/paket-tour/lama': '/paket-tour/jejak-art-deco-bandung',
    '/makanan/lama': '/kuliner',
    '/event/batal': '/',
    '/event/pernikahan': '/event?kategori=wedding',
    '/halaman/pernikahan': '/event/pernikahan',
    '/batagor': '/kuliner#makanan-batagor',
    '/makanan/bakso-tahu': '/kuliner#makanan-batagor',
    // An item that exists is shown, whatever a rule says.
    '/event/pernikahan-kebun-nuart': '/blog',
  };

  test('a retired address redirects to its new one in one hop unless an item has that address', async () => {
    const directory = mkdtempSync(path.join(os.tmpdir(), 'jelajahi-redirects-'));
    const redirectsFile = path.join(directory, 'redirects.json');
    writeFileSync(redirectsFile, JSON.stringify(RULES));
    const site = await startSite({ redirectsFile, freshSeconds: 300 });
    const expected = {
      '/destination/nama-lama': '/destination/kawah-putih-ciwidey',
      '/Destination/Nama-Lama/': '/destination/kawah-putih-ciwidey',
      '/halaman/lama': '/event/wisuda-bersama-keluarga-sabuga',
      '/halaman/lama/': '/event/wisuda-bersama-keluarga-sabuga',
      '/event/dulu': '/event/wisuda-bersama-keluarga-sabuga',
      '/event/ged%C3%A9': '/event/wisuda-bersama-keluarga-sabuga',
      '/event/Ged%c3%a9/': '/event/wisuda-bersama-keluarga-sabuga',
      '/halaman/a,b': '/event',
      '/halaman/a%2Cb': '/event',
      '/paket-tour/lama': '/paketdetail/jejak-art-deco-bandung',
      '/paketdetail/lama': '/paketdetail/jejak-art-deco-bandung',
      '/makanan/lama': '/kuliner',
      '/Makanan/Lama/': '/kuliner',
      '/event/batal': '/',
      '/event/batal?utm_source=surat': '/?utm_source=surat',
      '/Event/Batal/?utm_source=surat': '/?utm_source=surat',
      '/event/pernikahan': '/event?kategori=wedding',
      '/halaman/pernikahan/': '/event?kategori=wedding',
      '/batagor': '/kuliner#makanan-batagor',
      '/Batagor': '/kuliner#makanan-batagor',
      '/makanan/bakso-tahu': '/kuliner#makanan-batagor',
    };
    try {
      for (const [from, to] of Object.entries(expected)) {
        // The second answer of a page is a kept one.
        for (const answer of [await ask(site, from), await ask(site, from)]) {
          expect(answer.status, from).toBe(308);
          expect(locationsOf(answer), from).toEqual([to]);
        }
        expect((await ask(site, to)).status, to).toBe(200);
      }
      expect((await ask(site, '/event/pernikahan-kebun-nuart')).status).toBe(200);
    } finally {
      await site.dispose();
      rmSync(directory, { recursive: true });
    }
  });
});

for (const path of ['/og/destinasi/%E0%A4%A.jpg', '/storage/%zz.webp', '/api/admin/%', '/api/kartu/%ff']) {
  test(`${path} answers 400 because its percent-encoding is broken`, async ({ embedded }) => {
    expect((await ask(embedded, path)).status).toBe(400);
  });
}
