import { readFileSync } from 'node:fs';
import { VISITS, VISITS_SCRIPT } from '@/lib/addresses/visits';
import { settings } from '@/lib/settings/settings';
import { GET } from './route';

jest.mock('@/lib/settings/settings', () => ({ settings: jest.fn() }));

const setShare = (measuredShare: number) => jest.mocked(settings).mockReturnValue({ measuredShare } as never);
const ask = (headers: Record<string, string> = {}) =>
  GET(new Request(`http://localhost${VISITS_SCRIPT}`, { headers }));

test('there is no script where no visits are measured', () => {
  setShare(0);
  expect(ask().status).toBe(404);
});

test('the script is the library and what uses it, without the address of a source map', async () => {
  setShare(0.1);
  const answer = ask();
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  const text = await answer.text();
  expect(text).toMatch(/^var webVitals=function/);
  expect(text).toContain(`fetch('${VISITS}'`);
  expect(text.indexOf('var webVitals')).toBeLessThan(text.indexOf('webVitals.onLCP('));
  expect(text).not.toContain('sourceMappingURL');
  expect(ask({ 'if-none-match': answer.headers.get('etag') ?? '' }).status).toBe(304);
});

test('what uses the library imports nothing: it runs as it is written', () =>
  expect(readFileSync('lib/visits/measure.mjs', 'utf8')).not.toMatch(/^\s*(?:import|export) /m));
