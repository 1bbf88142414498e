import { readFileSync } from 'node:fs';
import { VISITS, VISITS_SCRIPT } from '@/lib/addresses/visits';
import { settings } from '@/lib/settings/settings';
import { GET } from './route';

jest.mock('@/lib/settings/settings', () => ({ settings: jest.fn() }));

const setShare = (measuredShare: number) => jest.mocked(settings).mockReturnValue({ measuredShare } as never);
const ask = (headers: Record<string, string> = {}) =>
  GET(new Request(`http://localhost${VISITS_SCRIPT}`, { headers }));

test('the measuring script answers 404 when no visits are measured', () => {
  setShare(0);
  expect(ask().status).toBe(404);
});

test('the measuring script is the library followed by its use, without a source map, with an ETag', async () => {
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

test('lib/visits/measure.mjs has no import and no export', () =>
  expect(readFileSync('lib/visits/measure.mjs', 'utf8')).not.toMatch(/^\s*(?:import|export) /m));
