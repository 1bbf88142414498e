import { renderToStaticMarkup } from 'react-dom/server';
import { LOAD_SCRIPT } from '@/lib/visits/load-script';
import { Visits } from './visits';

test('Visits renders nothing when the share is 0', () =>
  expect(renderToStaticMarkup(<Visits share={0} />)).toBe(''));

test('Visits renders the load script unchanged, to match the hash of the security policy', () =>
  expect(renderToStaticMarkup(<Visits share={0.05} />)).toBe(
    `<script data-share="0.05">${LOAD_SCRIPT}</script>`,
  ));

describe('the load script of visits', () => {
  const load = jest.fn().mockResolvedValue(undefined);
  const wishes = navigator as { globalPrivacyControl?: boolean; doNotTrack?: string };

  /** Runs it as a browser does, with a share and a number of chance, and until the page has been idle. */
  function run(share: string, chance: number) {
    jest.spyOn(Math, 'random').mockReturnValue(chance);
    Object.defineProperty(document, 'currentScript', { configurable: true, value: { dataset: { share } } });
    const listen = jest.fn<undefined, [string, () => void]>();
    const script = LOAD_SCRIPT.replace('import(', 'importModule(');
    new Function('importModule', 'addEventListener', script)(load, listen);
    for (const [, loaded] of listen.mock.calls) loaded();
    expect(load).not.toHaveBeenCalled();
    jest.runAllTimers();
  }

  beforeEach(() => {
    jest.useFakeTimers();
    load.mockClear();
  });
  afterEach(() => {
    delete wishes.globalPrivacyControl;
    delete wishes.doNotTrack;
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  test.each([
    ['0.05', 0.0499, 1],
    ['0.05', 0.05, 0],
    ['1', 0.9999, 1],
  ])(
    'the load script with a share of %s and chance at %d loads the library %d times',
    (share, chance, times) => {
      run(share, chance);
      expect(load).toHaveBeenCalledTimes(times);
    },
  );

  test.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
    'the load script never loads the library for visitors who opt out of tracking: %j',
    (wish) => {
      for (const [name, value] of Object.entries(wish))
        Object.defineProperty(navigator, name, { configurable: true, value });
      run('1', 0);
      expect(load).not.toHaveBeenCalled();
    },
  );
});
