// Texts that cost a careless parser far more than their length. Each is a function of its length in
// characters, so that a test can check the cost of twice the length. Plain JavaScript: the browser tests read
// it too.

/** @typedef {(length: number) => string} Bomb */

/** @param {string} unit @param {string} [before] @returns {Bomb} */
const repeated =
  (unit, before = '') =>
  (length) =>
    before + unit.repeat(Math.ceil(length / unit.length));

/**
 * Units that differ, so that no parser can treat them as one. @param {(index: number) => string} unit @param
 * {string} [after] @returns {Bomb}
 */
const counted =
  (unit, after = '') =>
  (length) =>
    Array.from({ length: Math.ceil(length / unit(1000).length) }, (_, index) => unit(index)).join('') + after;

/** @type {Record<string, Bomb>} */
export const HTML_BOMBS = {
  'nested blocks': repeated('<div>'),
  'nested blocks with end tags of others': repeated('<div></x>'),
  'nested type': repeated('<b>'),
  'end tags in comments': repeated('<b><!--</b>-->'),
  'end tags in attributes': repeated('<i><u title="</i></u>">'),
  'end tags out of scope': counted((n) => `<b a=${n}><table></b></table>`),
  'type that every paragraph repeats': counted((n) => `<font a=${n}></x><p>`),
  'misnested type': repeated('<b><i><u><p></b></i></u>'),
  'nested tables': repeated('<table></x><tr><td>'),
  'nested lists': repeated('<ul><li></x>'),
  'nested links': repeated('<a href=/x></x><p>'),
  'nested templates': repeated('<template></x>'),
  'nested drawings': repeated('<svg><desc></x>'),
  'nested formulas': repeated('<math><mi></x></x>'),
  'nested buttons': repeated('<p><button></x>'),
  'a row of cells': repeated('<td>a', '<table><tr>'),
  'cells that span': repeated('<tr><td rowspan=50 colspan=50>a', '<table>'),
  'attributes of one tag': counted((n) => ` a${n}=1`, '>a'),
  'a tag without an end': repeated('<a '),
  'comments without an end': repeated('<!--'),
  'scripts without an end': repeated('<script></script    '),
  ampersands: repeated('&'),
  'question marks': repeated('?'),
  brackets: repeated('<'),
  headings: repeated('<h1>a</h1>'),
  pictures: repeated('<img src=a>'),
  'line breaks': repeated('a<br>'),
  emoji: repeated('<p>🌋</p>'),
};

/** Comma-separated list entries. @type {Record<string, Bomb>} */
export const LIST_BOMBS = {
  'parts of two letters': repeated('ab,'),
  commas: repeated(','),
};

/** @type {Record<string, Bomb>} */
export const MARKDOWN_BOMBS = {
  'opening brackets': repeated('['),
  'closing brackets': repeated(']'),
  'question marks': repeated('?'),
  'empty labels': repeated('[]'),
  'opening pictures': repeated('![['),
  'links without an end': repeated('[a]('),
  'links in brackets without an end': repeated('[a](<'),
  'labels without an end': repeated('[a '),
  'pictures in links': repeated('[![a](b)](c)'),
  emphasis: repeated('*a*'),
  'strong emphasis': repeated('**a*'),
  'stars and lines': repeated('*_'),
  'struck words': repeated('~~a'),
  'backticks of every length': (length) =>
    Array.from({ length: Math.ceil(Math.sqrt(2 * length)) }, (_, index) => '`'.repeat(index)).join(' '),
  'brackets of tags': repeated('<'),
  'character data': repeated('<![CDATA['),
  'nested quotes': repeated('> '),
  'nested lists': repeated('- '),
  'nested footnotes': repeated('[^a]: '),
  'indented lists': (length) =>
    Array.from({ length: Math.ceil(Math.sqrt(2 * length)) }, (_, index) => `${' '.repeat(index)}- a`).join(
      '\n',
    ),
  'underlined headings': repeated('a\n=\n'),
  'quoted paragraphs': repeated('> a\n\n'),
  'lines of a deep quote': repeated('a\n', '> '.repeat(9)),
  'a list': repeated('- a\n'),
  'a table of a thousand columns': (length) => {
    const row = (/** @type {string} */ cell) => `|${cell.repeat(1000)}\n`;
    return row('a|') + row('-|') + row('b|').repeat(Math.ceil(length / 2000));
  },
  'rows of one cell': repeated('a\n', 'a|b\n-|-\n'),
  definitions: counted((n) => `[r${n}]: /x${n}\n`, '\n[r1][r2]'),
  footnotes: counted((n) => `[^${n}]: a\n\n`, '\n[^1]'),
  'one footnote, often': repeated('[^1]', '[^1]: a\n\n'),
  addresses: repeated('www.a.b '),
  'mail addresses': repeated('a@b.c '),
  tags: repeated('<b>'),
};
