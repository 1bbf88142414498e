/** An amount; a range may break behind its dash alone: the `wbr` wraps where the rest does not. */
export function Amount({ text }: { text: string }) {
  const [low, high] = text.split(' - ');
  if (!high) return text;
  return (
    <>
      {`${low} - `}
      <wbr />
      {high}
    </>
  );
}
