interface Props {
  className?: string | undefined;
  /** A file of public/art, without its ending. */
  name: string;
  height: number;
}

/** A drawing that adorns a page; it loads when it comes near. */
export function Art({ className, name, height }: Props) {
  return (
    // eslint-disable-next-line @next/next/no-img-element -- an SVG needs no optimizer
    <img
      className={`art ${className}`}
      src={`/art/${name}.svg`}
      width={1600}
      height={height}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
