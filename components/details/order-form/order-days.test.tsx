import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderFields } from '@/lib/order/order';
import { PAKET } from '@/lib/order/order.fake';
import { OrderBar } from '../order-bar/order-bar';
import { OrderScope } from '../order-scope/order-scope.island';
import { OrderForm } from './order-form';

const user = userEvent.setup();
const untouched = `https://wa.me/628000000001?text=${encodeURIComponent('Halo.\nNomor: P12\nhttps://contoh.id/a')}`;

function show(over: Partial<OrderFields> = {}) {
  const fields = { ...PAKET, ...over };
  render(
    <OrderScope>
      <OrderForm fields={fields} />
      <OrderBar title="Ciwidey" price={null} orderHref={untouched} fields={fields} />
    </OrderScope>,
  );
}
const link = () => screen.getByRole<HTMLAnchorElement>('link');
const said = () => new URL(link().href).searchParams.get('text');
async function set(label: string, value: string) {
  const field = screen.getByLabelText(label);
  if (field instanceof HTMLSelectElement) return user.selectOptions(field, value);
  await user.clear(field);
  await user.type(field, value);
}

beforeEach(() => {
  jest.useFakeTimers({
    now: Date.parse('2026-11-23T10:00:00+07:00'),
    doNotFake: ['setTimeout', 'setInterval'],
  });
  sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const saturdays = () => within(screen.getByRole('group', { name: 'Sabtu terdekat' })).getAllByRole('button');

test("the order sheet offers the next four Saturdays on opening and keeps the date's description", async () => {
  show();
  // jsdom opens no popovers.
  fireEvent(screen.getByRole('form'), new Event('toggle'));
  await waitFor(() =>
    expect(saturdays().map(({ textContent }) => textContent?.replace('\u00A0', ' '))).toEqual([
      'Sab 28 Nov',
      'Sab 5 Des',
      'Sab 12 Des',
      'Sab 19 Des',
    ]),
  );
  expect(screen.getByLabelText('Tanggal')).toHaveAccessibleDescription(/7 hari sebelumnya/);
  expect(link()).toHaveAttribute('href', untouched);
});

test('a Saturday button sets the date when pressed and clears it when pressed again', async () => {
  show();
  await user.hover(screen.getByRole('form'));
  await waitFor(() => expect(saturdays()).toHaveLength(4));
  await user.click(saturdays()[2]!);
  expect(screen.getByLabelText('Tanggal')).toHaveValue('2026-12-12');
  await waitFor(() => expect(said()).toContain('Tanggal: Sabtu, 12 Desember 2026.'));
  expect(screen.getByRole('status')).toHaveTextContent('Sabtu, 12 Desember 2026.');
  const pressed = () => saturdays().map((button) => button.getAttribute('aria-pressed'));
  expect(pressed()).toEqual(['false', 'false', 'true', 'false']);
  expect(JSON.parse(sessionStorage.getItem('pesan')!)).toEqual({ tanggal: '2026-12-12' });
  await set('Tanggal', '2026-12-05');
  await waitFor(() => expect(pressed()).toEqual(['false', 'true', 'false', 'false']));
  await user.click(saturdays()[1]!);
  expect(screen.getByLabelText('Tanggal')).toHaveValue('');
  await waitFor(() => expect(pressed()).toEqual(['false', 'false', 'false', 'false']));
  expect(said()).not.toContain('Tanggal');
});

test('the Saturday button of the saved date is pressed from the start', async () => {
  sessionStorage.setItem('pesan', JSON.stringify({ tanggal: '2026-12-05' }));
  show();
  await waitFor(() => expect(saturdays()[1]).toHaveAttribute('aria-pressed', 'true'));
});

test('the order form offers no Saturday for an item with a fixed day', async () => {
  show({ dateLabel: null, day: '2027-01-02', unit: 'peserta' });
  await set('Jumlah peserta', '4');
  await waitFor(() => expect(said()).toContain('Jumlah: 4 peserta.'));
  expect(screen.queryByRole('group')).toBeNull();
});

describe('a tour that does not run on Fridays and Saturdays', () => {
  const off = { days: [5, 6], isRefused: true };

  test('the order form offers days on which the tour runs, and says when it does not', async () => {
    show({ off });
    expect(screen.getByLabelText('Tanggal')).toHaveAccessibleDescription(
      /^Tidak berjalan pada hari Jumat dan Sabtu\. Sebaiknya pesan/,
    );
    await user.hover(screen.getByRole('form'));
    const days = await screen.findByRole('group', { name: 'Minggu terdekat' });
    expect(within(days).getAllByRole('button').at(1)).toHaveTextContent(/^Min 6\sDes$/);
  });

  test('the order form tells a chosen Saturday, and the message leaves it out', async () => {
    show({ off });
    await set('Tanggal', '2026-12-05');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        /Tidak berjalan pada hari Sabtu\. Tanggal itu tidak dapat dipesan dan tidak ikut tertulis\./,
      ),
    );
    expect(said()).not.toContain('Tanggal');
    await set('Tanggal', '2026-12-06');
    await waitFor(() => expect(said()).toContain('Tanggal: Minggu, 6 Desember 2026.'));
    expect(screen.getByRole('status')).not.toHaveTextContent('Tidak berjalan');
  });
});

/** The page is opened from this address by this type of navigation. */
function from(address: string, type = 'navigate') {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(address);
  performance.getEntriesByType = () => [{ type }] as unknown as PerformanceEntryList;
}

test('the order form starts with the number of people that the referring list was filtered by', async () => {
  from('http://localhost/paket-tour?orang=4&hari=2');
  show();
  fireEvent.focus(screen.getByLabelText('Tanggal'));
  await waitFor(() => expect(said()).toContain('Jumlah: 4 orang.'));
});

test.each(['', 'http://localhost/paket-tour', 'http://localhost/?orang=21x', 'android-app://orang'])(
  'the order form takes no number of people from the referrer %j',
  async (address) => {
    from(address);
    show();
    fireEvent.focus(screen.getByLabelText('Tanggal'));
    await screen.findByRole('group', { name: 'Sabtu terdekat' });
    expect(screen.getByLabelText('Jumlah orang')).toHaveValue('');
  },
);

/** A list for four people has led to the item, which is opened by this type of navigation. */
function open(type: string, over: Partial<OrderFields> = {}) {
  from('http://localhost/destinasi?orang=4', type);
  show(over);
}
const people = () => screen.getByLabelText('Jumlah orang');

test.each([
  ['reload', '2'],
  ['back_forward', '2'],
  ['reload', ''],
])("the order form opened by %s starts with the last number '%s', not the list's", async (type, orang) => {
  sessionStorage.setItem('pesan', JSON.stringify({ tanggal: '2026-12-12', orang }));
  open(type);
  await waitFor(() => expect(said()).toContain('Tanggal'));
  expect(people()).toHaveValue(orang);
});

test("the order form opened from a list starts with the list's number, not the last one", async () => {
  sessionStorage.setItem('pesan', JSON.stringify({ orang: '2' }));
  open('navigate');
  await waitFor(() => expect(people()).toHaveValue('4'));
});

test("the order form saves the list's number even when it is the item's minimum", async () => {
  sessionStorage.setItem('pesan', JSON.stringify({ orang: '6' }));
  open('navigate', { min: 4 });
  await waitFor(() => expect(people()).toHaveValue('4'));
  expect(JSON.parse(sessionStorage.getItem('pesan')!)).toEqual({ orang: '4' });
});

test('the order of a vehicle includes the driver that the referring list was filtered by', async () => {
  from('http://localhost/transportasi?pengemudi=dengan');
  show({ kind: 'transportasi', unit: 'hari', min: 1, hasDriver: true });
  await waitFor(() => expect(said()).toContain(' Dengan pengemudi.'));
});

test('the order form fills in the minimum numbers and the sum once a date is set', async () => {
  show({ unit: 'unit', min: 1, hasDays: true });
  await set('Tanggal', '2026-12-12');
  await waitFor(() => expect(said()).toContain('Jumlah: 1 unit. Durasi: 1 hari. Perkiraan: Rp 1.250.000.'));
  expect(screen.getByLabelText('Jumlah unit')).toHaveValue('1');
  expect(screen.getByLabelText('Durasi (hari)')).toHaveValue('1');
});

test('the order form does not fill a cleared number again when the date changes', async () => {
  show();
  await set('Tanggal', '2026-12-12');
  await waitFor(() => expect(said()).toContain('Jumlah: 2 orang.'));
  await user.selectOptions(screen.getByLabelText('Jumlah orang'), '');
  await set('Tanggal', '2026-12-05');
  await waitFor(() => expect(said()).toContain('Tanggal: Sabtu, 5 Desember 2026.\n'));
});

test('the order form saves no minimum number that was filled in automatically', async () => {
  show();
  await set('Tanggal', '2026-12-12');
  await waitFor(() => expect(said()).toContain('Jumlah: 2 orang.'));
  expect(JSON.parse(sessionStorage.getItem('pesan')!)).toEqual({ tanggal: '2026-12-12' });
});

describe('a field that the next order form filled in', () => {
  beforeEach(async () => {
    sessionStorage.setItem('pesan', JSON.stringify({ tanggal: '2026-12-12', orang: '4' }));
    show();
    await waitFor(() => expect(saturdays()[2]).toHaveAttribute('aria-pressed', 'true'));
  });

  test('the filled number stays empty when clearing it is the first change', async () => {
    await set('Jumlah orang', '');
    await waitFor(() => expect(said()).not.toContain('Jumlah'));
    expect(people()).toHaveValue('');
  });

  test('the filled date stays empty when clearing it is the first change', async () => {
    await user.clear(screen.getByLabelText('Tanggal'));
    await waitFor(() => expect(said()).not.toContain('Tanggal'));
    expect(screen.getByLabelText('Tanggal')).toHaveValue('');
  });

  test('the filled date stays empty when pressing its Saturday again is the first change', async () => {
    await user.click(saturdays()[2]!);
    await waitFor(() => expect(said()).not.toContain('Tanggal'));
    expect(screen.getByLabelText('Tanggal')).toHaveValue('');
  });
});

describe('a date that no calendar has', () => {
  /** jsdom takes no text that is no date; browsers show it and have no value for it. */
  function type(): jest.SpyInstance {
    const date = screen.getByLabelText<HTMLInputElement>('Tanggal');
    Object.defineProperty(date, 'validity', { value: { badInput: true, valid: false } });
    return jest.spyOn(date, 'value', 'set');
  }

  test('a date that no calendar has is reported in the status when its field is left', async () => {
    show();
    await user.click(screen.getByLabelText('Tanggal'));
    await waitFor(() => expect(saturdays()).toHaveLength(4));
    type();
    await user.click(document.body);
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Tanggal itu tidak dapat dipesan'),
    );
  });

  test('a date that no calendar has is not overwritten when a number is set', async () => {
    show();
    const written = type();
    await set('Jumlah orang', '4');
    await waitFor(() => expect(said()).toContain('Jumlah: 4 orang.'));
    expect(written).not.toHaveBeenCalled();
  });
});
