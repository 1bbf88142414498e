import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import type { Answer, Kept, Message } from '@/lib/offline/messages';
import { Offline } from './offline.island';
import { keptWords, leftWords } from './words';

const user = userEvent.setup();
const WISH = { page: '/rencana', title: 'Rencana', version: 'de~a', stops: ['/destination/a'] };
const KEPT: Kept = { ...WISH, at: Date.now(), bytes: 1_840_000, pages: 2, left: { pages: 0, pictures: 0 } };

const said = (kept: Kept[], isAway = false): Answer => ({ is: 'kept', kept, isAway });
const asked = jest.fn<Promise<Answer>, [Message]>();
jest.mock('@/lib/offline/ask-worker', () => ({
  ...jest.requireActual<object>('@/lib/offline/ask-worker'),
  askWorker: (message: Message) => asked(message),
}));

/** What this browser has: a worker that controls the page, none yet, or no such thing. */
function haveBrowser(serviceWorker: { controller: object | null } | undefined, saveData = false) {
  const has = { serviceWorker, connection: { saveData } };
  for (const [name, value] of Object.entries(has))
    Object.defineProperty(navigator, name, { value, configurable: true });
  if (!serviceWorker) Reflect.deleteProperty(navigator, 'serviceWorker');
  Object.defineProperty(window, 'caches', { value: {}, configurable: true });
}

const controller = { postMessage: jest.fn() };
const button = (name = 'Bawa tanpa sinyal') => screen.queryByRole('button', { name });

beforeEach(() => {
  asked.mockReset();
  controller.postMessage.mockReset();
  asked.mockImplementation(async ({ does }) => said(does === 'remove' ? [] : [KEPT]));
});

test('Offline without script renders no button', () => {
  expect(renderToString(<Offline wish={WISH} />)).not.toContain('button');
});

test.each([
  ['a browser without workers', undefined, false],
  ['a visitor who saves data', { controller: null }, true],
] as const)('Offline shows no button for %s', (_, worker, saveData) => {
  haveBrowser(worker, saveData);
  render(<Offline wish={WISH} />);
  expect(button()).not.toBeInTheDocument();
});

test('Offline does not ask the worker before the button is pressed', () => {
  haveBrowser({ controller: null });
  render(<Offline wish={WISH} />);
  expect(button()).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
});

test('Offline keeps the page on a press and says when and how much was kept', async () => {
  haveBrowser({ controller: null });
  render(<Offline wish={WISH} />);
  await user.click(button()!);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/Tersimpan .* 2 halaman, 1,8 MB/));
  expect(asked.mock.calls).toEqual([[{ does: 'keep', wish: WISH }]]);
  expect(button('Perbarui')).toBeEnabled();
});

test.each([
  ['full', /penuh/],
  ['gone', /sudah tidak ada/],
  ['away', /Tidak tersambung/],
] as const)('Offline says why keeping the page failed: %s', async (why, words) => {
  haveBrowser({ controller: null });
  asked.mockResolvedValue({ is: 'failed', why });
  render(<Offline wish={WISH} />);
  await user.click(button()!);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words));
});

test('Offline wakes the worker when a form field is touched', async () => {
  haveBrowser({ controller });
  render(
    <>
      <input />
      <Offline wish={WISH} />
    </>,
  );
  await screen.findByRole('button', { name: 'Hapus' });
  expect(controller.postMessage).not.toHaveBeenCalled();
  await user.click(screen.getByRole('textbox'));
  expect(controller.postMessage).toHaveBeenCalled();
});

test('Offline shows a fresh copy without fetching it again', async () => {
  haveBrowser({ controller });
  render(<Offline wish={WISH} />);
  expect(await screen.findByRole('button', { name: 'Hapus' })).toBeEnabled();
  expect(asked.mock.calls).toEqual([[{ does: 'list' }]]);
});

test.each([
  ['another plan', { version: 'de~b' }],
  ['six minutes ago', { at: Date.now() - 360_000 }],
])('Offline fetches its copy again when the kept one is of %s', async (_, other) => {
  haveBrowser({ controller });
  asked.mockImplementation(async ({ does }) => said([does === 'list' ? { ...KEPT, ...other } : KEPT]));
  render(<Offline wish={WISH} />);
  await waitFor(() => expect(asked.mock.calls.map(([{ does }]) => does)).toEqual(['list', 'keep']));
});

test('Offline fetches nothing while the site cannot be reached', async () => {
  haveBrowser({ controller });
  asked.mockResolvedValue(said([{ ...KEPT, at: 0 }], true));
  render(<Offline wish={WISH} />);
  expect(await screen.findByRole('button', { name: 'Hapus' })).toBeEnabled();
  expect(asked.mock.calls).toEqual([[{ does: 'list' }]]);
});

test("'Hapus' removes everything that is kept offline, and the page can be kept again", async () => {
  haveBrowser({ controller });
  render(<Offline wish={WISH} />);
  await user.click(await screen.findByRole('button', { name: 'Hapus' }));
  await waitFor(() => expect(button('Hapus')).not.toBeInTheDocument());
  expect(button()).toBeEnabled();
  expect(asked).toHaveBeenLastCalledWith({ does: 'remove' });
});

test("'Hapus' says that it failed where the worker cannot be asked", async () => {
  haveBrowser({ controller });
  render(<Offline wish={WISH} />);
  asked.mockRejectedValueOnce(new Error('no worker is active'));
  await user.click(await screen.findByRole('button', { name: 'Hapus' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/Tidak tersambung/));
  expect(button('Hapus')).toBeEnabled();
});

test('Offline says nothing of a worker that cannot be asked before the button is pressed', async () => {
  haveBrowser({ controller });
  asked.mockRejectedValueOnce(new Error('no worker is active'));
  render(<Offline wish={WISH} />);
  expect(await screen.findByRole('button', { name: 'Bawa tanpa sinyal' })).toBeEnabled();
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('keptWords and leftWords say what was kept offline and what was left out', () => {
  expect(leftWords({ ...KEPT, left: { pages: 3, pictures: 0 } })).toBe(' Tidak ikut: 3 halaman.');
  expect(leftWords(KEPT)).toBe('');
  expect(keptWords({ ...KEPT, at: Date.UTC(2026, 10, 25, 9, 50) })).toBe(
    'Tersimpan di perangkat ini 25 Nov 2026, 16.50 WIB: 2 halaman, 1,8 MB.',
  );
});
