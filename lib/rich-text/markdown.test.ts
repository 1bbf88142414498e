import { articleHtml } from './markdown';

describe('articleHtml', () => {
  test.each(['# Judul', '> # Judul', '- # Judul'])(
    'articleHtml lowers the heading of %j to an h2',
    (source) => expect(articleHtml(source)).toContain('<h2>Judul</h2>'),
  );

  test.each(['', '  \n', '<script>alert(1)</script>', '<p></p>'])('articleHtml is empty for %j', (source) =>
    expect(articleHtml(source)).toBe(''),
  );
  test.each([
    [
      'Markdown',
      'aman <img src=x onerror=alert(1)>\n\n<script>alert(1)</script>\n\n[klik](javascript:alert(1))',
    ],
    ['HTML', '<p onclick="alert(1)">aman<script>alert(1)</script><a href="javascript:alert(1)">klik</a></p>'],
  ])('articleHtml leaves no script in %s', (_, source) => {
    const html = articleHtml(source);
    expect(html).toContain('aman');
    expect(html).not.toMatch(/alert|script|onerror|onclick/);
  });
  test.each(['>', '> ', '- ', '1. ', '> - '])(
    'articleHtml shows the text inside thousands of nested %j',
    (mark) => expect(articleHtml(mark.repeat(12_000) + 'dalam')).toContain('dalam'),
  );
  test('articleHtml starts headings at h2', () =>
    expect(articleHtml('# Rute\n\nisi')).toContain('<h2>Rute</h2>'));
  test('articleHtml keeps line breaks and tables', () =>
    expect(articleHtml('satu\ndua\n\n| a |\n| - |\n| 1 |')).toMatch(/satu<br>\s*dua[\s\S]*<table>/));
  test('articleHtml treats text that begins and ends with a tag as HTML, not as Markdown', () =>
    expect(articleHtml('<h2>Rute</h2><p>*isi*</p>')).toBe('<h2>Rute</h2><p>*isi*</p>'));
});
