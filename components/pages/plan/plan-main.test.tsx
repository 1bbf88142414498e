import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlanMain, Recount } from './plan-main.island';

const user = userEvent.setup();
/** What script sends. */
let sent: string[];
/** What the browser sends by itself. */
let plain: string[];
let opened: boolean[];

beforeEach(() => {
  sent = [];
  plain = [];
  opened = [];
  global.fetch = jest.fn(async (_url, { body }: { body: URLSearchParams }) => {
    sent.push(body.get('aksi') ?? '');
    await new Promise(() => undefined);
  }) as unknown as typeof fetch;
  render(
    // It stands for the browser, which follows a link that nobody stopped.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      onSubmit={(event) => {
        const { submitter } = event.nativeEvent as SubmitEvent;
        if (!event.defaultPrevented) plain.push((submitter as HTMLButtonElement).value);
        event.preventDefault();
      }}
      onClick={(event) => {
        if (!(event.target instanceof HTMLAnchorElement)) return;
        opened.push(!event.defaultPrevented);
        event.preventDefault();
      }}
    >
      <PlanMain className="" counting={{ form: 'ubah', name: 'aksi', value: 'pesan' }}>
        <form id="ubah" action="/rencana" method="post">
          <label>
            Rombongan <input type="number" name="orang" defaultValue={2} />
          </label>
          <Recount name="aksi" value="perbarui">
            Hitung ulang
          </Recount>
        </form>
        <select form="ubah" aria-label="Hari" defaultValue="1">
          <option value="1">Hari 1</option>
          <option value="2">Hari 2</option>
        </select>
        <textarea form="ubah" aria-label="Catatan" defaultValue="" />
        <a href="https://wa.me/62?text=Halo">Pesan</a>
        <a href="/destinasi">Destinasi</a>
      </PlanMain>
    </div>,
  );
});

const press = (name: string) => user.click(screen.getByRole('link', { name }));
const status = () => screen.getByRole('status').textContent;

test('the order of a plan opens when the fields say what is counted', async () => {
  await press('Pesan');
  expect([opened, sent, status()]).toEqual([[true], [], '']);
});

test('the order of a plan opens again when a field has its value back', async () => {
  const field = screen.getByLabelText('Rombongan');
  await user.type(field, '0');
  expect(status()).toBe('Belum dihitung');
  await user.type(field, '{Backspace}');
  expect(status()).toBe('');
  await press('Pesan');
  expect(opened).toEqual([true]);
});

test('a link to another page is followed while something is not counted', async () => {
  await user.type(screen.getByLabelText('Rombongan'), '0');
  await press('Destinasi');
  expect([opened, sent]).toEqual([[true], []]);
});

test.each<[string, () => Promise<void>]>([
  ['a number', () => user.type(screen.getByLabelText('Rombongan'), '0')],
  ['a choice outside of the form', () => user.selectOptions(screen.getByLabelText('Hari'), '2')],
  ['a note outside of the form', () => user.type(screen.getByLabelText('Catatan'), 'Jemput')],
])('the order of a plan first has counted what %s says', async (_what, change) => {
  await change();
  expect(status()).toBe('Belum dihitung');
  await press('Pesan');
  expect([opened, sent]).toEqual([[false], ['pesan']]);
});

test('a button of a plan is sent by script with all fields, so that it is no step of the history', async () => {
  await user.type(screen.getByLabelText('Rombongan'), '0');
  await user.click(screen.getByRole('button', { name: 'Hitung ulang' }));
  const [url, { method, headers, body }] = jest.mocked(fetch).mock.calls[0] as [string, RequestInit];
  expect([url, method, headers]).toEqual(['http://localhost/rencana', 'POST', { accept: 'text/plain' }]);
  expect(String(body)).toBe('orang=20&aksi=perbarui');
  expect(plain).toEqual([]);
});

test.each([
  ['is refused', async () => ({ ok: false, status: 413 })],
  ['does not come', () => Promise.reject(new TypeError('offline'))],
])('a button of a plan is sent by its form, once, when the answer %s', async (_how, fail) => {
  jest.mocked(fetch).mockImplementation(fail as unknown as typeof fetch);
  await user.click(screen.getByRole('button', { name: 'Hitung ulang' }));
  await waitFor(() => expect(plain).toEqual(['perbarui']));
  expect(fetch).toHaveBeenCalledTimes(1);
});
