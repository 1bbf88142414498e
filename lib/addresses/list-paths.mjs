/**
 * The list paths of kinds whose items have pages of their own. Plain JavaScript, so that benchmarks and
 * scripts can read it without the compiler.
 */
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
