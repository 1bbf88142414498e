import { canonicalPath } from './canonical-path';

describe('canonicalPath', () => {
  test.each([
    ['/destination/kawah-putih', ''],
    ['/destination/caf%C3%A9', ''],
    ['/destination/a%2Fb', ''],
    ['/%25zz', ''],
    ['/paket-tour', '?kategori=religious&page=2'],
    ['/destinasi', '?page=11&utm_source=Surat%20Kabar'],
    ['/', ''],
    [
      '/paket-tour',
      '?kategori=religious&urut=harga&harga=1000000&hari=2&kawasan=lembang&page=2&utm_source=a',
    ],
    ['/event', '?urut=tanggal&bulan=2026-12'],
    ['/event', '?page=2&kategori=wedding'],
    ['/event', '?page=1&page=2'],
  ])('canonicalPath leaves %s%s as it is', (path, search) =>
    expect(canonicalPath(path, search)).toBe(path + search),
  );

  test.each([
    ['/%zz', '', '/%25zz'],
    ['/Destination/Kawah%2dPutih/', '', '/destination/kawah-putih'],
    ['/destination/caf%c3%a9', '', '/destination/caf%C3%A9'],
    ['/Events/', '', '/event'],
    ['/paket-tour/nama/', '?utm_source=surat', '/paketdetail/nama?utm_source=surat'],
    ['/destinasi', '?page=1', '/destinasi'],
    ['/destinasi', '?kategori=semua&page=2', '/destinasi?page=2'],
    ['/paket-tour', '?hari=2&urut=harga', '/paket-tour?urut=harga&hari=2'],
    [
      '/paket-tour',
      '?page=2&hari=2&a=b&kategori=religious',
      '/paket-tour?kategori=religious&hari=2&page=2&a=b',
    ],
    ['/paket-tour', '?kategori=&urut=&harga=&hari=2&kawasan=', '/paket-tour?hari=2'],
    ['/paket-tour', '?urut=&harga=', '/paket-tour'],
    ['/paket-tour', '?hari=1&hari=2', '/paket-tour?hari=2'],
    ['/paket-tour', '?hari=2&page=1', '/paket-tour?hari=2'],
    ['/destinasi', '?page=2&page=1', '/destinasi'],
    ['/destinasi', '?kategori=alam&kategori=semua&utm_source=a', '/destinasi?utm_source=a'],
    ['/event', '?bulan=2026-12&urut=tanggal', '/event?urut=tanggal&bulan=2026-12'],
    ['//evil.example/', '', '/evil.example'],
    ['/%2F%2Fevil.example/', '', '/%2F%2Fevil.example'],
  ])('canonicalPath rewrites %s%s as %s', (path, search, tidy) =>
    expect(canonicalPath(path, search)).toBe(tidy),
  );
});
