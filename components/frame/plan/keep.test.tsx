import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { sampleCards } from '@/components/cards/card/card.fixture';
import { KindCard } from '@/components/cards/kind-card/kind-card';
import { DetailFrame } from '@/components/details/detail-frame/detail-frame';
import { registry } from '@/lib/entities/registry';
import { site } from '@/lib/settings/site';
import { readPlan } from '@/lib/plan/plan';
import { Keep } from './keep';
import { PlanLink } from './plan-link.island';

const user = userEvent.setup();
const plan = () => /rencana=([^;]*)/.exec(document.cookie)?.[1] ?? '';

const animate = jest.fn();
let isStill = false;

beforeEach(() => {
  isStill = false;
  animate.mockClear();
  Element.prototype.animate = animate;
  window.matchMedia = () => ({ matches: isStill }) as MediaQueryList;
  document.cookie = 'rencana=;path=/;max-age=0';
});

function drawPage(count = 2) {
  const cards = sampleCards(count, { kind: 'destinasi' });
  const view = render(
    <>
      <PlanLink />
      <main>
        {cards.map((card) => (
          <KindCard key={card.id} card={card} sizes="1px" />
        ))}
      </main>
      <Keep />
    </>,
  );
  return { cards, view, labels: screen.getAllByRole('button', { name: /^Simpan / }) };
}

test("a save button without script posts its item to /rencana by the page's only form", () => {
  const { cards, view, labels } = drawPage();
  const [form, ...others] = view.container.querySelectorAll('form');
  expect(others).toHaveLength(0);
  expect(form).toHaveAttribute('action', '/rencana');
  expect(form).toHaveAttribute('method', 'post');
  expect((labels[0] as HTMLButtonElement).form).toBe(form);
  expect(labels[0]).toHaveAttribute('name', 'simpan');
  expect(readPlan((labels[0] as HTMLButtonElement).value).plan.items).toMatchObject([
    { kind: 'destinasi', key: cards[0]!.id },
  ]);
});

test('a save button with script adds its item to the plan, announces it, and removes it again', async () => {
  const { cards, labels } = drawPage();
  expect(labels.map((label) => label.getAttribute('aria-pressed'))).toEqual(['false', 'false']);
  await user.click(labels[0]!);
  await waitFor(() => expect(plan()).not.toBe(''));
  expect(readPlan(plan()).plan.items).toMatchObject([{ kind: 'destinasi', key: cards[0]!.id }]);
  expect(labels.map((label) => label.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
  const inBar = screen.getByRole('link', { name: 'Rencana 1 tempat' });
  expect(inBar).toHaveTextContent('Rencana 1');
  // An attribute, which the style sheet asks for: WebKit does not draw again what `:has(b:empty)` has hidden.
  expect(inBar).toHaveAttribute('data-kept', '1');
  expect(screen.getByRole('status')).toHaveTextContent(`Disimpan di rencana: ${cards[0]!.title}`);
  expect(await screen.findByText('Disimpan di rencana')).toBeVisible();
  expect(screen.getByText(cards[0]!.title, { selector: '.small' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lihat' })).toHaveAttribute('href', '/rencana');
  expect(screen.queryByRole('button', { name: 'Urungkan' })).not.toBeInTheDocument();
  await user.click(labels[0]!);
  await waitFor(() => expect(plan()).toBe(''));
  expect(screen.getByRole('link', { name: 'Rencana perjalanan' })).toHaveTextContent('Rencana');
  expect(inBar).toHaveAttribute('data-kept', '');
  expect(screen.getByRole('status')).toHaveTextContent(`Dihapus dari rencana: ${cards[0]!.title}`);
});

test('a save button recognises an item saved with a number and changes nothing else in the plan', async () => {
  const { cards, labels } = drawPage();
  document.cookie = `rencana=o4!m2026-12-12!h1!de3~${cards[0]!.id}!h2!ti~kereta;path=/`;
  fireEvent(window, new Event('pageshow'));
  await waitFor(() => expect(labels[0]).toHaveAttribute('aria-pressed', 'true'));
  await user.click(labels[1]!);
  await waitFor(() => expect(labels[1]).toHaveAttribute('aria-pressed', 'true'));
  expect(readPlan(plan()).plan).toMatchObject({ people: 4, start: '2026-12-12' });
  expect(readPlan(plan()).plan.items).toHaveLength(3);
  await user.click(labels[0]!);
  await waitFor(() =>
    expect(readPlan(plan()).plan.items.map(({ key }) => key)).toEqual([cards[1]!.id, 'kereta']),
  );
});

test('a save button shows a check when its item is saved and a plus when it is not', async () => {
  const { labels } = drawPage();
  const signs = () => labels.map((label) => label.querySelector('use')?.getAttribute('href'));
  expect(signs()).toEqual(['/ikon.svg#plus', '/ikon.svg#plus']);
  await user.click(labels[1]!);
  await waitFor(() => expect(signs()).toEqual(['/ikon.svg#plus', '/ikon.svg#check']));
});

test('the save button of a detail page shows a bag until its own item is saved', async () => {
  document.cookie = 'rencana=de~lain;path=/';
  render(
    <>
      <PlanLink />
      <DetailFrame
        description={registry.tiket}
        item={registry.tiket.parseItem({ id: 7, name: 'Kereta', stock: 3 })}
        site={site()}
        orderHref="https://wa.me/62?text=Halo"
        kicker={[]}
        facts={[]}
        label="Rincian"
        overview={null}
        tabs={[]}
        aside={null}
      >
        Isi
      </DetailFrame>
      <Keep />
    </>,
  );
  const label = screen.getByRole('button', { name: 'Simpan Kereta' });
  await screen.findByRole('link', { name: 'Rencana 1 tempat' });
  expect(label.querySelector('use')).toHaveAttribute('href', '/ikon.svg#bag');
  await user.click(label);
  await waitFor(() => expect(label.querySelector('use')).toHaveAttribute('href', '/ikon.svg#check'));
  await user.click(label);
  await waitFor(() => expect(label.querySelector('use')).toHaveAttribute('href', '/ikon.svg#bag'));
});

test.each([
  ['swings on its string', false, 1],
  ['hangs still for visitors who want no motion', true, 0],
])('a pressed save button %s', async (_, wantsNoMotion, swings) => {
  isStill = wantsNoMotion;
  const { labels } = drawPage();
  await user.click(labels[0]!);
  await waitFor(() => expect(labels[0]).toHaveAttribute('aria-pressed', 'true'));
  expect(animate).toHaveBeenCalledTimes(swings);
});

test('undoing a removal restores the item with its day and number and focuses the plan link', async () => {
  const { cards, labels } = drawPage();
  const before = `o4!h1!ti~kereta!de3~${cards[0]!.id}`;
  document.cookie = `rencana=${before};path=/`;
  await user.click(labels[0]!);
  const undo = await screen.findByRole('button', { name: 'Urungkan' });
  expect(plan()).toBe('o4!h1!ti~kereta');
  await user.click(undo);
  expect(plan()).toBe(before);
  expect(labels[0]).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('status')).toHaveTextContent(`Disimpan di rencana: ${cards[0]!.title}`);
  expect(screen.queryByRole('button', { name: 'Urungkan' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Lihat' })).toHaveFocus();
});

test('the announcement rises above whatever opened since, each time that it says something', async () => {
  const calls: boolean[] = [];
  Object.assign(HTMLElement.prototype, { togglePopover: (force: boolean) => calls.push(force) });
  const { labels } = drawPage();
  await user.click(labels[0]!);
  await screen.findByText('Disimpan di rencana');
  expect(calls.splice(0).slice(-2)).toEqual([false, true]);
  await user.click(labels[0]!);
  await screen.findByText('Dihapus dari rencana');
  expect(calls).toEqual([false, true]);
  Reflect.deleteProperty(HTMLElement.prototype, 'togglePopover');
});

test('undoing a removal leaves what another tab has kept since', async () => {
  const { cards, labels } = drawPage();
  document.cookie = `rencana=o4!de~${cards[0]!.id};path=/`;
  await user.click(labels[0]!);
  const undo = await screen.findByRole('button', { name: 'Urungkan' });
  // There it was kept again, too.
  document.cookie = `rencana=de~${cards[0]!.id}!ti~kereta!o4;path=/`;
  await user.click(undo);
  expect(plan()).toBe(`de~${cards[0]!.id}!ti~kereta!o4`);
});

test('a save button does not change a full plan and says that it is full', async () => {
  const { labels } = drawPage();
  const full = Array.from({ length: 40 }, (_, index) => `de~a${index}`).join('!');
  document.cookie = `rencana=${full};path=/`;
  await user.click(labels[0]!);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Rencana sudah penuh'));
  expect(plan()).toBe(full);
});

test('a save button says that nothing is kept when the browser refuses the cookie', async () => {
  const { cards, labels } = drawPage();
  const refused = jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  await user.click(labels[0]!);
  const words = `Tidak disimpan, peramban menolak cookie: ${cards[0]!.title}`;
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words));
  expect(labels[0]).toHaveAttribute('aria-pressed', 'false');
  refused.mockRestore();
});

test.each([
  ['is not said when no plan is kept', '', 'http://localhost/tiket', false],
  ['is not said to whom the address was sent', 'de~a', '', false],
  ['is said once when the visitor comes back to the page', 'de~a', 'http://localhost/tiket', true],
])('what a form kept before script ran %s', async (_, plan, referrer, isSaid) => {
  document.cookie = `rencana=${plan};path=/`;
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
  window.history.replaceState({ tree: 'kept' }, '', '/tiket?page=2#tersimpan');
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Keep />);
  document.body.append(container);
  expect(container).toHaveTextContent('Disimpan di rencana');
  render(<Keep />, { container, hydrate: true });
  await waitFor(() => expect(location.href).toBe('http://localhost/tiket?page=2'));
  expect(window.history.state).toEqual({ tree: 'kept' });
  await waitFor(() => expect(screen.queryAllByText('Disimpan di rencana')).toHaveLength(isSaid ? 2 : 0));
  expect(container.querySelector('#tersimpan')).toBeNull();
});

test.each(['blog', 'makanan'] as const)('a card of %s has no save button', (kind) => {
  const [card] = sampleCards(1, { kind });
  expect(renderToString(<KindCard card={card!} sizes="1px" />)).not.toContain('name="simpan"');
});
