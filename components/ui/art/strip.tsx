/** A small picture of public/art, of which there is a smaller file: `name` is without its ending. Adorns. */
export function Strip({ name }: { name: string }) {
  return (
    <picture>
      <source srcSet={`/art/${name}-800.avif`} type="image/avif" />
      <img src={`/art/${name}.webp`} alt="" width={1200} height={560} loading="lazy" decoding="async" />
    </picture>
  );
}
