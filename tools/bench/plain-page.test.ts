import { plainPage } from './plain-page.mjs';

test('plainPage removes scripts of every form', () => {
  const html =
    '<p>a</p><script src="/a.js" async=""></script><script>self.x="<b>"</script><script type="text/plain" data-late="/b.js"></script>';
  expect(plainPage(html)).toBe('<p>a</p>');
});

test('plainPage removes preload links of scripts and keeps those of fonts', () => {
  const kept = '<link rel="preload" href="/f.woff2" as="font"/>';
  expect(plainPage(`${kept}<link rel="preload" as="script" href="/a.js"/>`)).toBe(kept);
});

test('plainPage keeps structured data', () => {
  const data = '<script type="application/ld+json">{"@type":"Event"}</script>';
  expect(plainPage(data)).toBe(data);
});

test('plainPage removes the comments of React', () => {
  expect(plainPage('<p>1<!-- --> hari</p><!--$-->')).toBe('<p>1 hari</p>');
});
