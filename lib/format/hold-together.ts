/** Spaces between a number and its unit, 'Rp' and its amount, and both ends of a price range. */
const UNIT = /(\d) (?=(?:mdpl|km|ha|m|kg|cm)\b|°C)/g;
const AMOUNT = /\bRp (?=\d)/g;
const RANGE = /(Rp\u00a0[\d.]*\d)( ?)([-–])\2(?=(?:Rp\u00a0)?\d)/g;

/**
 * The text with no-break spaces where a line must not break: 'setinggi 2.434 / mdpl', 'Rp / 81.000', 'Rp
 * 500.000– / 700.000'. A range without spaces gets word joiners. Also works on HTML and Markdown.
 */
export function holdTogether(text: string): string {
  return text
    .replace(UNIT, '$1\u00a0')
    .replace(AMOUNT, 'Rp\u00a0')
    .replace(RANGE, (_, low: string, space: string, dash: string) =>
      space ? `${low}\u00a0${dash}\u00a0` : `${low}\u2060${dash}\u2060`,
    );
}
