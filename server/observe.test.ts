import { readdirSync } from 'node:fs';
import { namesBelow } from './names-below';
import { familyOf } from './observe';

describe('familyOf', () => {
  test.each([
    ['/', 'home'],
    ['/destinasi?kategori=alam&page=2', 'destinasi'],
    ['/destination/kawah-putih', 'destinasi-detail'],
    ['/tiket/kawah-putih?utm_source=x', 'tiket-detail'],
    ['/makanan/batagor', 'makanan-detail'],
    ['/kawasan', 'areas'],
    ['/kawasan/lembang', 'area'],
    ['/rencana/sehari-di-kota', 'ready-plan'],
    ['/cari?q=kawah', 'search'],
    ['/pesan?jenis=paket&item=a', 'order'],
    ['/api/cari?q=kawah', 'search'],
    ['/api/kartu/event?page=2', 'cards'],
    ['/api/saring/event?harga=500000', 'cards'],
    ['/api/health', 'api'],
    ['/_next/image?url=%2Fstorage%2Fa.jpg&w=160&q=60', 'picture'],
    ['/_next/static/chunks/a.js', 'file'],
    ['/storage/a.jpg', 'storage'],
    ['/og/event/angklung.jpg', 'preview'],
    ['/sitemap.xml', 'document'],
  ])("familyOf puts %s into the family '%s'", (url, family) => expect(familyOf(url)).toBe(family));

  test("familyOf puts every file of public/, the icons and the manifest into the family 'file'", () => {
    const icons = readdirSync('app').filter((name) => /\.(?:ico|png|svg)$/.test(name));
    const names = [...namesBelow('public'), ...icons, 'manifest.webmanifest'];
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => familyOf(`/${name}`) !== 'file')).toEqual([]);
  });

  test.each([
    '/wp-login.php',
    '/favicon.ico/x',
    '/icon.pngx',
    '/destination/a/b',
    '/a/b',
    '/constructor/x',
    '/%00',
    '',
    '*',
    undefined,
  ])("familyOf puts %j, which the site does not have, into the family 'other'", (url) =>
    expect(familyOf(url)).toBe('other'),
  );
});
