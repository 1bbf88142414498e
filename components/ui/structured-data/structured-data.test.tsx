import { renderToStaticMarkup } from 'react-dom/server';
import { StructuredData } from './structured-data';

test('StructuredData renders nothing without a node', () =>
  expect(renderToStaticMarkup(<StructuredData nodes={[null]} />)).toBe(''));
test('StructuredData escapes a text that contains </script>', () => {
  const name = '</script><img src=x onerror=alert(1)> "Soto" & \'Sate\' 🏞️';
  const html = renderToStaticMarkup(
    <StructuredData nodes={[{ '@type': 'Thing', name } as { '@type': string }]} />,
  );
  const [, json = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(html) ?? [];
  expect(json).not.toMatch(/[<>&]/);
  expect(JSON.parse(json)['@graph'][0].name).toBe(name);
});
