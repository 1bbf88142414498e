/** @jest-environment node */
import { sanitizeHtml } from './html';

/* Through the sanitiser, which is where all HTML of the API passes. */

const inside = (html: string) => sanitizeHtml(html).replace(/ rel="[^"]*"/g, '');

describe('what may not stand in its place', () => {
  it.each([
    ['a paragraph in bold type', '<b>a<p>b</p></b>', 'a<p>b</p>'],
    ['a paragraph in a heading', '<h2><p>a</p></h2>', '<h2> a </h2>'],
    ['a list in a heading', '<h2>a<ul><li>b</li></ul></h2>', '<h2>a  b  </h2>'],
    ['a paragraph in a paragraph', '<p>a<button><p>b</p></button></p>', 'a<p>b</p>'],
    ['a link around a table', `<a href="https://a.id/">a${row('<td>b</td>')}</a>`, `a${row('<td>b</td>')}`],
    [
      'a link in a link',
      '<a href="https://a.id/">a<marquee><a href="https://b.id/">b</a></marquee></a>',
      '<a href="https://a.id/">ab</a>',
    ],
    ['a caption without a figure', '<figcaption>a</figcaption>', '<p>a</p>'],
    ['a heading in a header cell', row('<th><h3>a</h3></th>'), row('<th> a </th>')],
    ['a heading without content', '<h2> </h2><p>a</p>', '<p>a</p>'],
    ['a cell without a table', '<td>a</td>', ' a '],
  ])('gives way: %s', (_, html, expected) => expect(inside(html)).toBe(expected));

  it.each([
    ['items without a list', '<p>a</p><li>b</li> <li>c</li>', '<p>a</p><ul><li>b</li> <li>c</li></ul>'],
    ['a text among items', '<ul>a<li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
    [
      'a list beside its item',
      '<ul><li>a</li><ol><li>b</li></ol></ul>',
      '<ul><li>a</li><li><ol><li>b</li></ol></li></ul>',
    ],
    ['the caption of a table', '<table><caption>a</caption><tr><td>b</table>', `a${row('<td>b</td>')}`],
    ['the foot of a table', `<table><tfoot><tr><td>b</table>`, row('<td>b</td>')],
  ])('gets a place: %s', (_, html, expected) => expect(inside(html)).toBe(expected));

  it('is left out: a row without cells, and a table without rows', () => {
    expect(inside(`<table><tr></tr></table>${row('<td>a</td></tr><tr>')}`)).toBe(row('<td>a</td>'));
  });

  it('is left out: a control character written as a reference', () => {
    expect(sanitizeHtml('<p>a&#1;b&#x7f;c</p>')).toBe('<p>abc</p>');
  });
});

describe('a figure', () => {
  it('keeps one caption, at its end', () => {
    const figure = '<figure><figcaption>a</figcaption><p>b</p><figcaption>c</figcaption></figure>';
    expect(inside(figure)).toBe('<figure><p>a</p><p>b</p><figcaption>c</figcaption></figure>');
  });
});

describe('headings', () => {
  it('begin at h2 and skip no level', () => {
    expect(inside('<h4>a</h4><h4>b</h4><h2>c</h2><h4>d</h4>')).toBe(
      '<h2>a</h2><h3>b</h3><h2>c</h2><h3>d</h3>',
    );
  });
});

describe('merged cells', () => {
  it.each([
    ['that reach below the table', row('<td rowspan="9">a</td><td>b</td>')],
    ['that leave a column without a cell', row('<td colspan="2">a</td>')],
    ['whose span is no number', row('<td colspan="x">a</td><td>b</td>')],
    [
      'that overlap',
      row('<td>a</td><td rowspan="2">b</td></tr><tr><td colspan="2">c</td></tr><tr><td>d</td><td>e</td>'),
    ],
  ])('stand alone: %s', (_, html) => expect(inside(html)).not.toMatch(/colspan|rowspan/));

  it('stay where they fit', () => {
    const table = row('<td rowspan="2">a</td><td colspan="2">b</td></tr><tr><td>c</td><td>d</td>');
    expect(inside(table)).toBe(table);
  });
});

function row(cells: string): string {
  return `<table><tbody><tr>${cells}</tr></tbody></table>`;
}
