import { renderToStaticMarkup } from 'react-dom/server';
import { LOAD_SCRIPT } from '@/lib/visits/load-script';
import { Visits } from './visits';

test('where no visits are measured there is nothing', () =>
  expect(renderToStaticMarkup(<Visits share={0} />)).toBe(''));

test('the script stands there to the byte, as the policy of the page names it', () =>
  expect(renderToStaticMarkup(<Visits share={0.05} />)).toBe(
    `<script data-share="0.05">${LOAD_SCRIPT}</script>`,
  ));

describe('the script', () => {
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

  it.each([
    ['0.05', 0.0499, 1],
    ['0.05', 0.05, 0],
    ['1', 0.9999, 1],
  ])('with a share of %s and chance at %d loads the library %d times', (share, chance, times) => {
    run(share, chance);
    expect(load).toHaveBeenCalledTimes(times);
  });

  it.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
    'loads none for who asks not to be tracked: %j',
    (wish) => {
      for (const [name, value] of Object.entries(wish))
        Object.defineProperty(navigator, name, { configurable: true, value });
      run('1', 0);
      expect(load).not.toHaveBeenCalled();
    },
  );
});
