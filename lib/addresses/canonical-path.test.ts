/** @jest-environment node */
import { canonicalPath } from './canonical-path';

describe('canonicalPath', () => {
  it.each([
    ['/destination/kawah-putih', ''],
    ['/destination/caf%C3%A9', ''],
    ['/destination/a%2Fb', ''],
    ['/%25zz', ''],
    ['/paket-tour', '?kategori=religious&page=2'],
    ['/destinasi', '?page=11&utm_source=Surat%20Kabar'],
    ['/', ''],
  ])('leaves %s%s as it is', (path, search) => expect(canonicalPath(path, search)).toBe(path + search));

  it.each([
    ['/%zz', '', '/%25zz'],
    ['/Destination/Kawah%2dPutih/', '', '/destination/kawah-putih'],
    ['/destination/caf%c3%a9', '', '/destination/caf%C3%A9'],
    ['/Events/', '', '/event'],
    ['/paket-tour/nama/', '?utm_source=surat', '/paketdetail/nama?utm_source=surat'],
    ['/destinasi', '?page=1', '/destinasi'],
    ['/destinasi', '?kategori=semua&page=2', '/destinasi?page=2'],
    ['//evil.example/', '', '/evil.example'],
    ['/%2F%2Fevil.example/', '', '/%2F%2Fevil.example'],
  ])('writes %s%s as %s', (path, search, tidy) => expect(canonicalPath(path, search)).toBe(tidy));
});
