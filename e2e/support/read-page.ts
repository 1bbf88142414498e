/** The parts of a raw response that the tests read, like a crawler without script. */
export interface Page {
  lang: string | null;
  title: string;
  /** Every one in the document, inside or outside the head. */
  canonical: string[];
  h1: string[];
  /** Contents of the metas with this name or property; `in` narrows to the head. */
  metas: (name: string, where?: 'head' | 'document') => string[];
  robots: string;
  /** Visible text, spaces folded. */
  text: string;
  /** Targets of the links of <main>, in order. */
  mainLinks: string[];
  /** The same without what stands beside the content: the pins of a map. */
  contentLinks: string[];
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#x27': "'",
  '#39': "'",
  nbsp: ' ',
};

const LINK = /<a\b[^>]*>/g;

function decode(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

function textOf(html: string): string {
  return decode(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Values of `attribute` in the tags that match `tag`. */
function values(html: string, tag: RegExp, attribute: string): string[] {
  return [...html.matchAll(tag)].map(([found]) =>
    decode(new RegExp(`\\b${attribute}="([^"]*)"`).exec(found)?.[1] ?? ''),
  );
}

export function readPage(html: string): Page {
  // Without flight data, which repeats the content, and without styles and comments, which are not text.
  const plain = html.replace(/<script\b[\s\S]*?<\/script>|<style\b[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, '');
  const head = plain.slice(0, plain.indexOf('</head>'));
  const main = /<main\b[\s\S]*?<\/main>/.exec(plain)?.[0] ?? '';
  const metas: Page['metas'] = (name, where = 'document') =>
    values(
      where === 'head' ? head : plain,
      new RegExp(`<meta [^>]*\\b(?:name|property)="${name}"[^>]*>`, 'g'),
      'content',
    );
  return {
    lang: /<html[^>]*\blang="([^"]*)"/.exec(plain)?.[1] ?? null,
    title: decode(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    canonical: values(plain, /<link [^>]*\brel="canonical"[^>]*>/g, 'href'),
    h1: [...plain.matchAll(/<h1\b[^>]*>([\s\S]*?)<\/h1>/g)].map(([, inside = '']) => textOf(inside)),
    metas,
    robots: metas('robots').join(' | '),
    text: textOf(plain.slice(plain.indexOf('<body'))),
    mainLinks: values(main, LINK, 'href'),
    contentLinks: values(main.replace(/<aside\b[\s\S]*?<\/aside>/g, ''), LINK, 'href'),
  };
}
