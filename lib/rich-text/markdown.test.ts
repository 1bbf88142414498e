import { articleHtml } from './markdown';

describe('articleHtml', () => {
  it.each(['', '  \n', '<script>alert(1)</script>', '<p></p>'])('is nothing for %j', (source) =>
    expect(articleHtml(source)).toBe(''),
  );
  it.each([
    [
      'Markdown',
      'aman <img src=x onerror=alert(1)>\n\n<script>alert(1)</script>\n\n[klik](javascript:alert(1))',
    ],
    ['HTML', '<p onclick="alert(1)">aman<script>alert(1)</script><a href="javascript:alert(1)">klik</a></p>'],
  ])('leaves no code in %s', (_, source) => {
    const html = articleHtml(source);
    expect(html).toContain('aman');
    expect(html).not.toMatch(/alert|script|onerror|onclick/);
  });
  it.each(['>', '> ', '- ', '1. ', '> - '])('shows what %j nests thousands deep', (mark) =>
    expect(articleHtml(mark.repeat(12_000) + 'dalam')).toContain('dalam'),
  );
  it('begins headings at h2', () => expect(articleHtml('# Rute\n\nisi')).toContain('<h2>Rute</h2>'));
  it('keeps line breaks and tables', () =>
    expect(articleHtml('satu\ndua\n\n| a |\n| - |\n| 1 |')).toMatch(/satu<br>\s*dua[\s\S]*<table>/));
  it('takes what begins and ends as HTML for HTML', () =>
    expect(articleHtml('<h2>Rute</h2><p>*isi*</p>')).toBe('<h2>Rute</h2><p>*isi*</p>'));
});
