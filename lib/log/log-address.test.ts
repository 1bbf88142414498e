import { logAddress } from './log-address';

test.each([
  ['/event', '/event'],
  ['/event?page=99', '/event?page=99'],
  ['/event?kategori=konser&page=99', '/event?kategori=konser&page=99'],
  ['/event?urut=tanggal&bulan=2026-13', '/event?urut=tanggal&bulan=2026-13'],
  ['https://luar.example/tautan', 'https://luar.example/tautan'],
])('logAddress returns %s unchanged', (address, logged) => expect(logAddress(address)).toBe(logged));

const LETTER = 'name=Siti+Rahasia&phone=0812000&email=siti%40contoh.id&message=Rahasia';

test.each([
  `/contact/kirim?${LETTER}`,
  `/contact/kirim/?${LETTER}`,
  `/Contact//KIRIM?${LETTER}`,
  `/contact%2Fkirim?${LETTER}`,
  `/contact/kirim?page=1&${LETTER}`,
  `/contact/kirim?${LETTER}?page=1`,
  `/contact/kirim?page=Rahasia`,
  `/contact/kirim#${LETTER}`,
  `https://jelajahi.contoh.id/contact/kirim?${LETTER}`,
  '/cari?q=Rahasia',
])('logAddress drops what a visitor wrote from %s', (address) => {
  expect(logAddress(address)).not.toMatch(/Siti|Rahasia|0812|siti/);
  expect(logAddress(address)).toMatch(/kirim|KIRIM|cari/);
});

test('logAddress cuts an address at 300 characters, and is null without an address', () => {
  expect(logAddress(`/${'a'.repeat(5000)}`)).toHaveLength(300);
  expect(logAddress(undefined)).toBeNull();
});
