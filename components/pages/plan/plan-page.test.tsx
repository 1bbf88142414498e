import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { loadNearby } from '@/lib/plan/nearby';
import { readPlan, writePlan } from '@/lib/plan/plan';
import { readyPlans, type ReadyPlan } from '@/lib/plan/ready';
import { loadPlan } from '@/lib/plan/view';
import { PlanFailure } from './plan-words';
import { PlanPage } from './plan-page';
import { ReadyPlans } from './ready-plans';

const TRIP =
  'o4!m2026-12-12!tr~toyota-innova-reborn!h1!at~museum-gedung-sate!at~braga-malam!h2!de~situ-patenggang!at~kawah-putih!h0!re~warung-nasi-ampera';

let ready: ReadyPlan[];
beforeAll(async () => {
  ready = await readyPlans();
});

interface Shown {
  isSent?: boolean;
  ignored?: number;
  emptied?: string;
}

async function pageOf(text: string, { isSent = false, ignored = 0, emptied }: Shown = {}) {
  const view = await loadPlan(readPlan(text).plan);
  return (
    <PlanPage
      view={view}
      isSent={isSent}
      emptied={emptied === undefined ? null : readPlan(emptied).plan}
      ignored={ignored}
      beyond={0}
      now={Date.UTC(2026, 10, 23)}
      ready={ready}
      nearby={isSent ? new Map() : await loadNearby(view)}
    />
  );
}

const draw = async (text: string, shown?: Shown) => render(await pageOf(text, shown));

describe("the visitor's own plan", () => {
  test('the plan page has an order bar with the sum and the same order link as the page', async () => {
    const { container } = await draw(TRIP);
    const bar = screen.getByRole('region', { name: 'Pesan rencana' });
    expect(bar).toHaveAttribute('data-order-bar');
    const [sum] = container.querySelector('.rcn-sum dd')!.childNodes;
    expect(bar).toHaveTextContent(`Perkiraan${sum!.textContent}`);
    expect(within(bar).getByRole('link', { name: 'Pesan rencana lewat WhatsApp' })).toHaveAttribute(
      'href',
      screen.getByRole('link', { name: 'Pesan lewat WhatsApp' }).getAttribute('href'),
    );
  });

  test('the sum and the order link of a plan stand before the lines of its bill, which are folded', async () => {
    const { container } = await draw(TRIP);
    const order = screen.getByRole('link', { name: 'Pesan lewat WhatsApp' });
    const [line] = container.querySelectorAll('.rcn-lines');
    expect(container.querySelector('.rcn-sum')).toBeVisible();
    expect(line).not.toBeVisible();
    expect(order.compareDocumentPosition(line!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('a plan without a stop that can be ordered has no fold for the lines of its bill', async () => {
    await draw('h1!at~sudah-tiada');
    expect(screen.getByText('Rincian perkiraan')).not.toBeVisible();
    expect(screen.getByText('Tidak ikut dijumlahkan')).toBeVisible();
  });

  test("the lines of a bill and of a stop never part 'Rp' from its amount", async () => {
    const { container } = await draw(TRIP);
    const words = [...container.querySelectorAll('.rcn-lines small, .rcn-price small')].map(
      ({ textContent }) => textContent,
    );
    expect(words).toContain('4 orang × Rp\u00a05.000, harga 2023');
    expect(words.join(' ')).not.toContain('Rp ');
  });

  test('the plan page numbers its stops like the pins of its map', async () => {
    const { container } = await draw(TRIP);
    const numbers = [...container.querySelectorAll('.rcn-day .rcn-no')].map(({ textContent }) => textContent);
    expect(numbers).toEqual(['1', '2', '3', '4']);
    const pins = [...container.querySelectorAll('.rcn-route text')].map(({ textContent }) => textContent);
    expect(pins).toEqual(numbers);
    expect(screen.getByRole('img', { name: /^Peta rute: 4 perhentian dari / })).toBeInTheDocument();
    // Two days of two stops: one line each, drawn on its light ground.
    expect(container.querySelectorAll('.rcn-route line:not(.rcn-under)')).toHaveLength(2);
  });

  test('the plan page says distance and time between consecutive stops', async () => {
    const { container } = await draw(TRIP);
    const legs = [...container.querySelectorAll('.rcn-leg')].map(({ textContent }) => textContent);
    expect(legs).toHaveLength(2);
    for (const leg of legs) expect(leg).toMatch(/^(?:sekitar )?\d+(?:,5)? km · (?:\d+ jam ?)?(?:\d+ menit)?/);
  });

  test('the plan page offers, folded, up to three places to add between two stops', async () => {
    await draw(TRIP);
    const [fold, ...others] = document.querySelectorAll<HTMLDetailsElement>('details.rcn-near');
    expect(others).toHaveLength(0);
    expect(fold!.open).toBe(false);
    expect(fold!.querySelector('summary')).toHaveTextContent(
      /^Tambah tempat di dekat sini, antara Museum Gedung Sate dan /,
    );
    const places = within(fold!).getAllByRole('listitem', { hidden: true });
    expect(places.length).toBeLessThanOrEqual(3);
    for (const place of places) {
      const name = within(place).getByRole('link', { hidden: true }).textContent;
      const button = within(place).getByRole<HTMLButtonElement>('button', { hidden: true });
      expect(button).toHaveAccessibleName(`Tambah ${name} ke Rencana`);
      expect(button.value).toMatch(/^sisip:at~museum-gedung-sate:\w\w~./);
      expect(button.form).toHaveAttribute('action', '/rencana');
      expect(place).toHaveTextContent(/ km.*menit/);
    }
  });

  test('the plan page asks for a day for a stop without one', async () => {
    await draw(TRIP);
    const later = screen.getByRole('heading', { name: 'Belum dijadwalkan' }).closest('section')!;
    const day = within(later).getByRole('combobox', { name: /^Hari untuk / });
    expect(day).toBeVisible();
    expect(within(later).getByRole('button', { name: /^Jadwalkan / })).toHaveAttribute('name', 'aksi');
    expect(day.closest('details')).toBeNull();
  });

  test("the plan page links each day's route on Google Maps", async () => {
    await draw(TRIP);
    for (const day of [1, 2])
      expect(screen.getByRole('link', { name: `Rute hari ${day}` }).getAttribute('href')).toMatch(
        /^https:\/\/www\.google\.com\/maps\/dir\/[^/]+\/[^/]+$/,
      );
  });
});

test('the plan page counts all days of a tour, up to the return and the first free day', async () => {
  const { container } = await draw(
    'o4!m2026-12-12!at~braga-malam!h1!pa~roadtrip-teh-dan-kawah-tiga-hari!tr~toyota-innova-reborn',
  );
  expect(container.querySelector('.rcn-head')).toHaveTextContent('3 hari 2 malam');
  expect(container.querySelector('.rcn-trip')).toHaveTextContent('PulangSenin, 14 Desember 2026');
  expect(container.querySelector('.rcn-bill')).toHaveTextContent('3 hari × Rp 1.300.000');
  expect(screen.getByRole('button', { name: 'Jadikan hari 4' })).toHaveValue('susun');
});

test('the plan page says who drives a vehicle, and when it does not seat all', async () => {
  await draw('o60!tr1~toyota-innova-reborn!h1!at~braga-malam');
  const row = within(document.getElementById('tr~toyota-innova-reborn')!);
  expect(row.getByText('Dengan pengemudi')).toBeVisible();
  expect(row.getByText(/^1 kendaraan memuat 7 orang, .* perlu 9 kendaraan ini\.$/)).toBeVisible();
});

test.each([true, false])('the plan page says that a stop is closed on its day, sent: %s', async (isSent) => {
  const { container } = await draw('m2026-12-14!h1!at~museum-gedung-sate!h2!at~braga-malam', { isSent });
  const said = [...container.querySelectorAll('.rcn-warn')].map(({ textContent }) => textContent);
  expect(said).toEqual(['Tutup hari Senin.']);
});

describe('sharing a plan', () => {
  test("the plan page without script shares the plan's address by one field and by WhatsApp", async () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(await pageOf(TRIP));
    const address = `http://localhost:3000/rencana?r=${writePlan(readPlan(TRIP).plan)}`;
    const [field, ...others] = container.querySelectorAll<HTMLInputElement>('.rcn-bill input[readonly]');
    expect([field?.value, others]).toEqual([address, []]);
    const [whatsapp] = container.querySelectorAll<HTMLAnchorElement>('.rcn-bill details a');
    expect(new URL(whatsapp!.href).searchParams.get('text')).toBe(
      `Rencana perjalanan di Bandung\n${address}`,
    );
  });
});

describe('the plan of a friend', () => {
  test('the plan page of a sent plan is read-only and offers to save it as it was sent', async () => {
    const { container } = await draw(TRIP, { isSent: true });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Rencana dari teman');
    expect(container.querySelectorAll('select, textarea, .rcn-tools, .rcn-step')).toHaveLength(0);
    const [button] = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Simpan ke rencana saya' });
    const form = button!.form!;
    expect(form).toHaveAttribute('method', 'post');
    expect(new FormData(form).get('r')).toBe(writePlan(readPlan(TRIP).plan));
    expect(screen.getByText('Sabtu, 12 Desember 2026', { selector: 'dd' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Pesan rencana' })).not.toBeInTheDocument();
  });
});

describe('an item that was just removed', () => {
  const undo = () => screen.queryByRole<HTMLButtonElement>('button', { name: 'Urungkan penghapusan' });

  test.each([
    ['the next one', 'at~braga-malam', 'h1!at~museum-gedung-sate!re~warung-nasi-ampera'],
    ['the last one', 're~warung-nasi-ampera', 'h1!at~museum-gedung-sate!at~braga-malam'],
  ])('the plan page offers beside %s to put it back', async (_which, name, text) => {
    const emptied = 'h1!at~museum-gedung-sate!at~braga-malam!re~warung-nasi-ampera';
    await draw(text, { emptied });
    expect(undo()).toHaveValue(`kembali:${name}`);
    expect(new FormData(undo()!.closest('form')!).get('r')).toBe(emptied);
    const [, beside] = text.split(/.*!/);
    expect(undo()!.closest('li')).toHaveAttribute('id', beside);
  });

  test('the plan page offers it too where only the date is left', async () => {
    await draw('m2026-12-12', { emptied: 'm2026-12-12!at~braga-malam' });
    expect(undo()).toHaveValue('kembali:at~braga-malam');
  });

  test('the plan page offers nothing to put back where all of the plan is there, or it was sent', async () => {
    const { unmount } = await draw('at~braga-malam', { emptied: 'at~braga-malam' });
    expect(undo()).toBeNull();
    unmount();
    await draw('at~braga-malam', { emptied: 'at~braga-malam!at~museum-gedung-sate', isSent: true });
    expect(undo()).toBeNull();
  });
});

describe('an empty plan', () => {
  test('the plan page offers to restore a plan that was just emptied', async () => {
    await draw('', { emptied: TRIP });
    const undo = screen.getByRole('button', { name: 'Urungkan pengosongan' });
    expect(new FormData(undo.closest('form')!).get('r')).toBe(writePlan(readPlan(TRIP).plan));
  });

  test.each(['', '!!'])('the plan page offers nothing to restore after emptying %j', async (emptied) => {
    await draw('', { emptied });
    expect(screen.queryByRole('button', { name: /^Urungkan/ })).toBeNull();
  });

  test('the plan page of an empty plan shows two links and an example for each ready plan', async () => {
    await draw('');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Koper masih kosong');
    expect(screen.getByRole('link', { name: 'Buka peta kawasan' })).toHaveAttribute('href', '/kawasan');
    expect(screen.getByRole('link', { name: 'Lihat destinasi' })).toHaveAttribute('href', '/destinasi');
    const examples = screen.getAllByRole<HTMLButtonElement>('button', { name: /^Pakai contoh ini/ });
    expect(examples).toHaveLength(ready.length);
    const plan = readPlan(`${new FormData(examples[0]!.form!).get('r')}`).plan;
    expect(plan.items.length).toBeGreaterThan(1);
    expect(screen.queryByText(/Tautan ini/)).not.toBeInTheDocument();
  });

  test('the plan page of a plan with a date alone has its fields and the ways on, and nothing to share', async () => {
    const { container } = await draw('o2!m2026-12-12');
    expect(screen.getByLabelText('Mulai tanggal')).toHaveValue('2026-12-12');
    expect(screen.getByRole('link', { name: 'Buka peta kawasan' })).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Pakai contoh ini/ })).toHaveLength(ready.length);
    expect(screen.getByRole('button', { name: 'Kosongkan rencana' })).toBeInTheDocument();
    expect(container.querySelector('.rcn-bill')).toBeNull();
  });

  test('the plan page of a sent plan with a date alone says that it holds none', async () => {
    await draw('o2!m2026-12-12', { isSent: true });
    expect(screen.getByText('Tautan ini tidak memuat rencana yang dapat dibaca.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Simpan ke rencana saya' })).toBeNull();
  });

  test('the plan page of a sent plan with a note alone shows it', async () => {
    await draw('cSmVtcHV0', { isSent: true });
    expect(screen.getByText('Jemput')).toBeInTheDocument();
  });

  test('the plan page says when an address holds no readable plan', async () => {
    await draw('', { isSent: true, ignored: 1 });
    expect(screen.getByText('Tautan ini tidak memuat rencana yang dapat dibaca.')).toBeInTheDocument();
  });
});

test.each([
  ['the own plan', false, 'Rencana sedang tidak dapat dimuat. Isinya tetap tersimpan.'],
  ['a plan that was sent', true, 'Rencana sedang tidak dapat dimuat. Alamat ini tetap berlaku.'],
])('PlanFailure says that %s is safe and links Coba Lagi to its own address', (_whose, isSent, words) => {
  render(<PlanFailure isSent={isSent} />);
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(screen.getByText('Coba Lagi')).toHaveAttribute('href', '');
});

test('each stop of the plan page is focusable by its anchor', async () => {
  const { container } = await draw(TRIP);
  for (const id of ['at~kawah-putih', 're~warung-nasi-ampera', 'tr~toyota-innova-reborn'])
    expect(container.querySelector(`[id="${id}"]`)).toHaveAttribute('tabindex', '-1');
});

test('ReadyPlans shows each plan with picture and summary and links to its page', () => {
  const { container } = render(<ReadyPlans plans={ready.slice(0, 2)} />);
  const [first] = ready;
  expect(
    screen.getByRole('link', { name: new RegExp(`^Lihat rencana\\s*: ${first!.title}$`) }),
  ).toHaveAttribute('href', `/rencana/${first!.slug}`);
  expect(container.querySelector('img')).toHaveAttribute('src', `/art/${first!.art}.webp`);
  expect(screen.getByText(first!.summary)).toBeInTheDocument();
});

test('ReadyPlans renders nothing without plans', () => {
  const { container } = render(<ReadyPlans plans={[]} />);
  expect(container).toBeEmptyDOMElement();
});
