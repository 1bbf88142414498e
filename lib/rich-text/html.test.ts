import { htmlToText, sanitizeHtml, splitLead } from './html';

describe('sanitizeHtml', () => {
  test.each([
    ['<script>alert(1)</script>', ''],
    ['<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
    ['<img src=x onerror=alert(1)>', '<img src="/storage/x" alt="" loading="lazy">'],
    ['<img src="https://evil.example/a.png">', ''],
    ['<a href="javascript:alert(1)">x</a>', 'x'],
    ['<a href="https://spasi di nama/">x</a>', 'x'],
    ['<a href="#isi">x</a>', 'x'],
    [
      '<a href="https://a.example/[1]|2?a=b c&d=4%">x</a>',
      '<a href="https://a.example/%5B1%5D%7C2?a=b%20c&#x26;d=4%25" rel="nofollow ugc noopener">x</a>',
    ],
    ['<iframe src="https://evil.example"></iframe>', ''],
    ['<p style="position:fixed" class="a" id="b" onclick="x()">a</p>', '<p>a</p>'],
    ['<svg><a xlink:href="javascript:x"/></svg>', ''],
    ['<meta name="x-status" content="404"/>', ''],
  ])('sanitizeHtml makes %s harmless', (html, expected) => expect(sanitizeHtml(html)).toBe(expected));

  test('sanitizeHtml keeps ordinary formatting', () => {
    const html = '<h2>Sejarah</h2><p>Dibangun <strong>1933</strong>.</p><ul><li>a</li></ul>';
    expect(sanitizeHtml(html)).toBe(html);
  });
  test('sanitizeHtml turns h1 into h2', () => expect(sanitizeHtml('<h1>a</h1>')).toBe('<h2>a</h2>'));
  test('sanitizeHtml adds rel="nofollow ugc noopener" to external links', () => {
    expect(sanitizeHtml('<a href="https://a.example">a</a>')).toBe(
      '<a href="https://a.example/" rel="nofollow ugc noopener">a</a>',
    );
  });
  test('sanitizeHtml turns plain text into paragraphs and escapes it', () => {
    expect(sanitizeHtml('satu & 2 < 3\n\ndua\nbaris')).toBe('<p>satu &#38; 2 &#60; 3</p><p>dua<br>baris</p>');
  });
  test('sanitizeHtml reads the entities of a text without tags, as it does beside tags', () => {
    const text = 'Kopi &amp; Teh &quot;enak&quot; 5 &lt; 6&nbsp;km dari &#039;Braga&#039; &lt;b&gt;';
    expect(sanitizeHtml(text)).toMatch(/^<p>Kopi &#38; Teh &#34;enak&#34; 5 &#60; 6\skm.*&#60;b&#62;<\/p>$/);
    expect(htmlToText(sanitizeHtml(text))).toBe(`Kopi & Teh "enak" 5 < 6 km dari 'Braga' <b>`);
  });
  test('sanitizeHtml is empty for HTML without visible content', () =>
    expect(sanitizeHtml('<p> </p>')).toBe(''));
  test.each([
    [24, true],
    [25, false],
  ])('sanitizeHtml keeps text nested %d elements deep: %j', (depth, isRead) => {
    const html = `${'<blockquote>'.repeat(depth)}dalam${'</blockquote>'.repeat(depth)}`;
    expect(sanitizeHtml(html, 10_000).includes('dalam')).toBe(isRead);
  });
  test('sanitizeHtml keeps the text inside thousands of nested tags', () => {
    expect(sanitizeHtml(`${'<div><b>'.repeat(5_000)}teks`)).toContain('teks');
  });
  test('sanitizeHtml gives the same HTML when applied twice', () => {
    const once = sanitizeHtml('<p>a &amp; b <a href="mailto:a@b.id">x</a></p>');
    expect(sanitizeHtml(once)).toBe(once);
  });
});

describe('htmlToText', () => {
  test('htmlToText removes scripts, comments and broken tags', () => {
    expect(htmlToText('a<!-- x --><script>bad()</script> b <i onclick="x">c</i> <b')).toBe('a b c');
  });
  test('htmlToText adds no space where an inline tag only marks a word', () =>
    expect(htmlToText('<p>Datang <b>pagi</b>, <a href="x">ya</a>.</p><p>Lalu</p>')).toBe(
      'Datang pagi, ya. Lalu',
    ));
  test('htmlToText decodes named entities such as &eacute;', () =>
    expect(htmlToText('Caf&eacute; &ndash; 25&deg;C&hellip;')).toBe('Café – 25°C…'));
  test('htmlToText keeps the text after a script that contains tags', () =>
    expect(htmlToText('<script>if (a<b) write("</p><svg>")</script>Kawah')).toBe('Kawah'));
  test('htmlToText decodes entities only once', () =>
    expect(htmlToText('R&amp;B &lt;3 &#39;x&#39; &amp;lt;')).toBe("R&B <3 'x' &lt;"));
});

describe('splitLead', () => {
  test('splitLead takes the first paragraph as lead', () => {
    expect(splitLead('<p>Awal.</p><h2>b</h2>')).toEqual({ lead: 'Awal.', rest: '<h2>b</h2>' });
  });
  test('splitLead has an empty lead when the text does not begin with a paragraph', () => {
    expect(splitLead('<h2>b</h2><p>a</p>')).toEqual({ lead: '', rest: '<h2>b</h2><p>a</p>' });
  });
});
