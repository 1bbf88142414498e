import { withCampaign } from './campaign';

test.each([
  ['/event/a', 'utm_source=wa&x=1&gclid=2', '/event/a?utm_source=wa&gclid=2'],
  ['/kuliner?page=2#restoran-a', 'fbclid=1', '/kuliner?page=2&fbclid=1#restoran-a'],
  ['/event?utm_source=surat', 'utm_source=wa', '/event?utm_source=surat'],
  ['/kuliner#makanan-a', 'page=1', '/kuliner#makanan-a'],
  ['/cari?q=kawah%20putih', 'x=1', '/cari?q=kawah%20putih'],
  ['https://lain.example/a', 'utm_medium=x', 'https://lain.example/a?utm_medium=x'],
])('the address %s with the campaign of %s is %s', (to, asked, led) =>
  expect(withCampaign(to, new URLSearchParams(asked))).toBe(led),
);
