/** A number with its unit, 'Rp' with its amount, and both ends of a range of prices. */
const UNIT = /(\d) (?=(?:mdpl|km|ha|m|kg|cm)\b|°C)/g;
const AMOUNT = /\bRp (?=\d)/g;
const RANGE = /(Rp\u00a0[\d.]*\d)( ?)([-–])\2(?=(?:Rp\u00a0)?\d)/g;

/**
 * The text with no-break spaces where a line may not end: 'setinggi 2.434 / mdpl', 'Rp / 81.000', 'Rp
 * 500.000– / 700.000'. A range without spaces gets word joiners. HTML and Markdown may be given as they are.
 */
export function holdTogether(text: string): string {
  return text
    .replace(UNIT, '$1\u00a0')
    .replace(AMOUNT, 'Rp\u00a0')
    .replace(RANGE, (_, low: string, space: string, dash: string) =>
      space ? `${low}\u00a0${dash}\u00a0` : `${low}\u2060${dash}\u2060`,
    );
}
