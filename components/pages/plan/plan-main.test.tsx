import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlanMain, Recount } from './plan-main.island';

const user = userEvent.setup();
let sent: string[];
let opened: boolean[];

beforeEach(() => {
  sent = [];
  opened = [];
  render(
    // It stands for the browser, which follows a link that nobody stopped.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      onClick={(event) => {
        if (event.target instanceof HTMLAnchorElement) opened.push(!event.defaultPrevented);
        event.preventDefault();
      }}
    >
      <PlanMain className="" counting={{ form: 'ubah', name: 'aksi', value: 'pesan' }}>
        <form
          id="ubah"
          onSubmit={(event) => {
            event.preventDefault();
            const { submitter } = event.nativeEvent as SubmitEvent;
            sent.push((submitter as HTMLButtonElement).value);
          }}
        >
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
