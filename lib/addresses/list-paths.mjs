/** The list paths of kinds whose items have pages. Benchmarks and scripts read it without the compiler. */
export const LIST_PATHS = /** @type {const} */ ({
  destinasi: '/destinasi',
  paket: '/paket-tour',
  akomodasi: '/akomodasi',
  transportasi: '/transportasi',
  event: '/event',
  tiket: '/tiket',
  fasilitas: '/fasilitas',
  blog: '/blog',
  atraksi: '/attraction',
});
