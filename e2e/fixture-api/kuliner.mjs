// Restaurants and foods of the fixture API (spec §3): no slug, a price range.
import { created, NAMES, same } from './kinds.mjs';
import { amount, columns, pictures, slugOf } from './laravel.mjs';

/** @param {'Restoran' | 'Nasi'} word @param {string} folder */
export function eating(word, folder) {
  return NAMES.map((name, i) =>
    same({
      id: i + 1,
      judul: `${word} ${name}`,
      deskripsi: `${word} ${name} di Bandung. ${'Bumbunya diulek setiap pagi. '.repeat(5)}`,
      rating: i % 2 ? '4.50' : null,
      alamat: `Jl. ${name} Raya No. ${i + 1}, Kota Bandung`,
      ...(word === 'Restoran' ? { kategori: 'Sunda' } : {}),
      harga_min: amount(i, 15_000),
      harga_max: amount(i, 40_000),
      images: pictures(i, [`${folder}/${slugOf(name)}.png`]),
      created_at: created(i),
      ...columns(i),
    }),
  );
}
