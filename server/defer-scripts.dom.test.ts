import { waitFor } from '@testing-library/dom';
import { deferScripts } from './defer-scripts';

const page = (head: string, body = '<p>Isi</p>') =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;
const NEXT = '<script src="/_next/static/chunks/a-1.js" async=""></script>';
const HINT = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a-1.js"/>';

/** The document that a browser builds from it, after the page's own small script has run. */
function opened(html: string): Document {
  document.documentElement.innerHTML = html;
  for (const script of document.querySelectorAll('body > script:not([src])')) {
    new Function(script.textContent)();
  }
  return document;
}
const started = () =>
  [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));

test.each([
  ['no script of Next', page('<script src="/_next/static/chunks/a.js" noModule=""></script>')],
  ['foreign script', page('<script src="https://luar.example/a.js" async=""></script>')],
])('deferScripts leaves a page with %s unchanged', (_, html) => {
  expect(deferScripts(html)).toBe(html);
});

test('deferScripts lets a page fetch no script before it is shown', () => {
  const html = deferScripts(page(HINT + NEXT));
  expect(html).not.toMatch(/preload|<script[^>]* src=/);
  opened(html);
  expect(started()).toEqual([]);
});

test.each(['load', 'pointerdown', 'keydown'])(
  "the event '%s' starts every deferred script once and in order",
  async (event) => {
    opened(deferScripts(page(NEXT + NEXT.replace('a-1', 'b'))));
    window.dispatchEvent(new Event(event));
    window.dispatchEvent(new Event('keydown'));
    await waitFor(() => expect(started()).toHaveLength(2));
    await new Promise((resolve) => setTimeout(resolve, 100)); // for a third that must not come
    expect(started()).toEqual(['/_next/static/chunks/a-1.js', '/_next/static/chunks/b.js']);
    expect(
      [...document.querySelectorAll('script[src]')].every((script) => script.hasAttribute('async')),
    ).toBe(true);
  },
);

test('deferScripts leaves inline scripts and script tags in texts unchanged', () => {
  const inline = '<script>self.__next_f.push([1,"<script src=\\"x.js\\" async>"])</script>';
  expect(deferScripts(page(NEXT, inline))).toContain(inline);
});
