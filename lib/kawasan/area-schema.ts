import { z } from 'zod';

/*
 * The front matter of content/kawasan/<slug>.md, one file per area. Strict, so that a mistyped key is
 * reported instead of silently ignored (docs/content.md, "Areas").
 */

const text = z.string().trim().min(1);
const point = z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]);
/** A sheet's edges, in degrees. */
const edges = {
  /** The alternative text of the drawing. */
  teks: text,
  utara: z.number().min(-90).max(90),
  selatan: z.number().min(-90).max(90),
  barat: z.number().min(-180).max(180),
  timur: z.number().min(-180).max(180),
};
const isSheet = ({ utara, selatan, barat, timur }: { [edge in keyof typeof edges]: unknown }) =>
  Number(utara) > Number(selatan) && Number(timur) > Number(barat);
const WRONG_WAY = 'utara must lie north of selatan, timur east of barat';

/** A place whose name gives a position; `km` and `menit` where its roads are worse than the area's. */
const place = z.strictObject({
  nama: text,
  koordinat: point,
  kata: z.array(text).min(1),
  km: z.number().positive().optional(),
  menit: z.number().int().positive().optional(),
});

export const areaMatter = z.strictObject({
  /** Its number on the overview map. Where two areas overlap, it also decides which one counts. */
  nomor: z.number().int().min(1).max(99),
  nama: text.max(60),
  nama_pendek: text.max(30),
  ringkasan: text.max(200),
  /** The header picture, public/art/<seni>.avif and .webp. */
  seni: z.string().regex(/^[a-z0-9-]+$/, 'must name a picture of public/art without its ending'),
  /** The point of arrival, to which the way is measured. Absent where distances begin. */
  pangkal: point.transform(([lat, lon]) => ({ lat, lon })).optional(),
  ketinggian: text,
  suhu: text,
  ke_sana: text,
  musim: text,
  bawa: text,
  /** Kilometres of road per kilometre in a straight line. */
  liku: z.number().min(1).max(5),
  /** Kilometres per hour, by day and without traffic jams. */
  laju: z.number().min(5).max(120),
  /** Its border: items with a position inside belong to the area. */
  batas: z.array(point).min(3),
  /** Words in a location that mean this area. */
  kata: z.array(text).min(1),
  /** Words that mean this area when no word of any area occurs. */
  kata_cadangan: z.array(text).optional(),
  titik: z.array(place).optional(),
  peta: z
    .strictObject({
      ...edges,
      /** The position of its number on the overview map. */
      angka: point,
      /** Roads that leave the sheet. */
      keluar: z.array(
        z.strictObject({
          nama: text,
          koordinat: point,
          arah: z.enum(['utara', 'selatan', 'barat', 'timur']),
        }),
      ),
      /** A crowded centre with a sheet of its own. */
      pusat: z
        .strictObject({ nama: text, ...edges })
        .refine(isSheet, WRONG_WAY)
        .optional(),
    })
    .refine(isSheet, WRONG_WAY),
  sumber: z.array(text).min(1),
});
