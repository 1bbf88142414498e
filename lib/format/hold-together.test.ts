import { holdTogether } from './hold-together';

test.each([
  ['setinggi 2.434 mdpl', 'setinggi 2.434\u00a0mdpl'],
  ['sekitar 10 km ke utara', 'sekitar 10\u00a0km ke utara'],
  ['turun 1,2 km', 'turun 1,2\u00a0km'],
  ['malam 13 °C', 'malam 13\u00a0°C'],
  ['tercatat Rp 81.000 per orang', 'tercatat Rp\u00a081.000 per orang'],
  ['Rp 500.000–700.000', 'Rp\u00a0500.000\u2060–\u2060700.000'],
  ['Rp 500.000 - Rp 700.000', 'Rp\u00a0500.000\u00a0-\u00a0Rp\u00a0700.000'],
  ['Rp 500.000 – 700.000', 'Rp\u00a0500.000\u00a0–\u00a0700.000'],
])("holdTogether keeps numbers with their units and currency on one line in '%s'", (text, held) => {
  expect(holdTogether(text)).toBe(held);
});

test.each(['20 kambing', '5 kmx', 'lewat km 5', '09.00–20.00', 'Rp. belum ada', '2019–2023'])(
  "holdTogether leaves '%s' unchanged",
  (text) => {
    expect(holdTogether(text)).toBe(text);
  },
);
