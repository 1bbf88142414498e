import { sanitizeHtml } from './html';

/* Tested through the sanitiser, which handles all HTML of the API. */

const inside = (html: string) => sanitizeHtml(html).replace(/ rel="[^"]*"/g, '');

describe('lists', () => {
  test.each([
    ['items without a list', '<p>a</p><li>b</li> <li>c</li>', '<p>a</p><ul><li>b</li> <li>c</li></ul>'],
    ['a text among items', '<ul>a<li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
    [
      'a list beside its item',
      '<ul><li>a</li><ol><li>b</li></ol></ul>',
      '<ul><li>a</li><li><ol><li>b</li></ol></li></ul>',
    ],
    ['items in a cell', cell('<li>a</li>'), cell('<ul><li>a</li></ul>')],
  ])('sanitizeHtml makes lists that hold only items: %s', (_, html, expected) =>
    expect(inside(html)).toBe(expected),
  );
});

describe('headings', () => {
  test('sanitizeHtml starts headings at h2 and skips no level', () => {
    expect(inside('<h4>a</h4><h4>b</h4><h2>c</h2><h4>d</h4>')).toBe(
      '<h2>a</h2><h3>b</h3><h2>c</h2><h3>d</h3>',
    );
  });
  test('sanitizeHtml keeps the order of headings within other elements', () => {
    expect(inside('<blockquote><h4>a</h4></blockquote><h4>b</h4>')).toBe(
      '<blockquote><h2>a</h2></blockquote><h3>b</h3>',
    );
  });
  test('sanitizeHtml removes empty headings', () => expect(inside('<h2> </h2><p>a</p>')).toBe('<p>a</p>'));
});

test('sanitizeHtml removes control characters written as references', () => {
  expect(sanitizeHtml('<p>a&#1;b&#x7f;c</p>')).toBe('<p>abc</p>');
});

describe('merged cells', () => {
  test.each(['1000', '50', 'x', '-1', '0', '2.5'])('sanitizeHtml drops colspan and rowspan of %s', (span) =>
    expect(
      inside(`<table><tbody><tr><td colspan="${span}" rowspan="${span}">a</td></tr></tbody></table>`),
    ).toBe(cell('a')),
  );
  test('sanitizeHtml keeps small values of colspan and rowspan', () => {
    const table = '<table><tbody><tr><td rowspan="2">a</td><td colspan="3">b</td></tr></tbody></table>';
    expect(inside(table)).toBe(table);
  });
});

function cell(content: string): string {
  return `<table><tbody><tr><td>${content}</td></tr></tbody></table>`;
}
