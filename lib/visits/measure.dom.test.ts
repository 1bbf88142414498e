import { readFileSync } from 'node:fs';
import { readVisit } from './visit';

/* The script as a browser runs it: behind a library, here one that tells what the test says. */

const SOURCE = readFileSync('lib/visits/measure.mjs', 'utf8');
const ask = jest.fn();
let tell: (name: string, value: number) => void;
let width: number;

beforeEach(() => {
  ask.mockReset().mockResolvedValue(undefined);
  const told: ((metric: { name: string; value: number }) => void)[] = [];
  const on = (listener: (typeof told)[number]) => void told.push(listener);
  tell = (name, value) => told[0]?.({ name, value });
  width = 360;
  window.matchMedia = (query) => ({ matches: width >= 16 * Number(/\d+/.exec(query)) }) as MediaQueryList;
  setHidden(false);
  const run = new Function('webVitals', 'fetch', SOURCE) as (...given: unknown[]) => void;
  run({ onLCP: on, onINP: on, onCLS: on, onTTFB: on }, ask);
});

function setHidden(isHidden: boolean) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}
const sent = () => ask.mock.calls.map(([, { body }]) => JSON.parse(body) as unknown);

test('a page sends nothing when it is hidden before anything was measured', () => {
  setHidden(true);
  expect(ask).not.toHaveBeenCalled();
});

test('a page sends its measurements once when it is hidden, in the form that readVisit accepts', () => {
  tell('LCP', 1200);
  tell('CLS', 0.1);
  tell('CLS', 0.2);
  tell('FCP', 900);
  setHidden(true);
  setHidden(false);
  tell('INP', 40);
  setHidden(true);
  expect(sent()).toEqual([{ page: '/', width: 'phone', values: { LCP: 1200, CLS: 0.2 } }]);
  const [, { body }] = ask.mock.calls[0] as [string, { body: string }];
  expect(readVisit(body)).toEqual({ family: 'home', width: 'phone', values: { LCP: 1200, CLS: 0.2 } });
});

test('measurements are sent to the own origin without cookies and without a referrer', () => {
  tell('LCP', 1200);
  setHidden(true);
  expect(ask).toHaveBeenCalledWith(
    '/api/kunjungan',
    expect.objectContaining({ method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer' }),
  );
});

test.each([
  [360, 'phone'],
  [767, 'phone'],
  [768, 'tablet'],
  [1024, 'desk'],
])("a window of %d px is reported as the width class '%s'", (pixels, name) => {
  width = pixels;
  tell('TTFB', 0);
  setHidden(true);
  expect(sent()).toMatchObject([{ width: name }]);
});
