import { z } from 'zod';

/*
 * The front matter of content/kawasan/<slug>.md, one file an area. Strict, so that a mistyped key is reported
 * instead of silently ignored (docs/content.md, "Areas").
 */

const text = z.string().trim().min(1);
const point = z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]);
/** A sheet's edges, in degrees. */
const edges = {
  /** What the drawing shows, for who does not see it. */
  teks: text,
  utara: z.number().min(-90).max(90),
  selatan: z.number().min(-90).max(90),
  barat: z.number().min(-180).max(180),
  timur: z.number().min(-180).max(180),
};
const isSheet = ({ utara, selatan, barat, timur }: { [edge in keyof typeof edges]: unknown }) =>
  Number(utara) > Number(selatan) && Number(timur) > Number(barat);
const WRONG_WAY = 'utara must lie north of selatan, timur east of barat';

/**
 * A place whose name in a location says where it is; `km` and `menit` where its roads are worse than the
 * area's.
 */
const place = z.strictObject({
  nama: text,
  koordinat: point,
  kata: z.array(text).min(1),
  km: z.number().positive().optional(),
  menit: z.number().int().positive().optional(),
});

export const areaMatter = z.strictObject({
  /** Its number on the wall map; also decides whose border counts where two areas overlap. */
  nomor: z.number().int().min(1).max(99),
  nama: text.max(60),
  nama_pendek: text.max(30),
  ringkasan: text.max(200),
  /** The picture of its head, public/art/<seni>.avif and .webp. */
  seni: z.string().regex(/^[a-z0-9-]+$/, 'must name a picture of public/art without its ending'),
  /**
   * Where one arrives: the distance and time of the area are those to here. Absent where the distances begin.
   */
  pangkal: point.optional(),
  ketinggian: text,
  suhu: text,
  ke_sana: text,
  musim: text,
  bawa: text,
  /** Kilometres of road to one as the crow flies. */
  liku: z.number().min(1).max(5),
  /** Kilometres an hour, by day and without queues. */
  laju: z.number().min(5).max(120),
  /** Its border: an item whose position lies within it belongs to the area. */
  batas: z.array(point).min(3),
  /** Words of a location that mean this area. */
  kata: z.array(text).min(1),
  /** Words that mean it where no word of any area occurs. */
  kata_cadangan: z.array(text).optional(),
  titik: z.array(place).optional(),
  peta: z
    .strictObject({
      ...edges,
      /** Where its number stands on the wall map. */
      angka: point,
      /** Roads that leave the sheet. */
      keluar: z.array(
        z.strictObject({
          nama: text,
          koordinat: point,
          arah: z.enum(['utara', 'selatan', 'barat', 'timur']),
        }),
      ),
      /** A crowded part with a sheet of its own. */
      pusat: z
        .strictObject({ nama: text, ...edges })
        .refine(isSheet, WRONG_WAY)
        .optional(),
    })
    .refine(isSheet, WRONG_WAY),
  sumber: z.array(text).min(1),
});
