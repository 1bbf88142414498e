import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Tabs } from './tabs.island';

const user = userEvent.setup();
const tabs = [
  { id: 'overview', label: 'Overview', panel: <p>Isi overview</p> },
  { id: 'jadwal', label: 'Jadwal', panel: <p>Isi jadwal</p> },
  { id: 'tempat', label: 'Tempat', panel: <p>Isi tempat</p> },
];
const show = () => render(<Tabs tabs={tabs} label="Rincian" />);
const panel = (id: string) => document.getElementById(id);

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => {
  location.hash = '';
  Reflect.deleteProperty(document.body, 'onbeforematch');
});

test('Tabs without script are a list of anchors with all panels visible', () => {
  const box = document.createElement('div');
  box.innerHTML = renderToString(<Tabs tabs={tabs} label="Rincian" />);
  const links = within(within(box).getByRole('navigation')).getAllByRole('link');
  expect(links.map((a) => a.getAttribute('href'))).toEqual(['#overview', '#jadwal', '#tempat']);
  expect(box.querySelectorAll('section')).toHaveLength(3);
  expect(box.querySelector('[hidden], [role="tab"], [role="tabpanel"]')).toBeNull();
  expect(box).toHaveTextContent('Isi tempat');
});

test('Tabs ignore a hash that names no tab', () => {
  location.hash = '#lain';
  show();
  expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
});

test('Tabs leave arrow keys with a modifier to the browser', async () => {
  show();
  await user.tab();
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
});

test('Tabs are a labelled tablist with one tab stop, and each tab controls its panel', () => {
  show();
  expect(screen.getByRole('tablist', { name: 'Rincian' })).toBeVisible();
  expect(screen.getAllByRole('tab').map((tab) => tab.getAttribute('tabindex'))).toEqual([null, '-1', '-1']);
  for (const tab of screen.getAllByRole('tab')) {
    const owned = panel(tab.getAttribute('aria-controls') ?? '');
    expect(owned).toHaveAttribute('role', 'tabpanel');
    expect(owned).toHaveAttribute('aria-labelledby', tab.id);
  }
});

test('Tabs show only the chosen panel and do not change history or hash', async () => {
  show();
  const before = history.length;
  await user.click(screen.getByRole('tab', { name: 'Tempat' }));
  expect(screen.getByText('Isi tempat')).toBeVisible();
  expect(panel('overview')).toHaveAttribute('hidden');
  expect([history.length, location.hash]).toEqual([before, '']);
});

test('Tabs move with the arrow keys, wrapping around, and with Home and End', async () => {
  show();
  await user.tab();
  for (const [key, name] of [
    ['{ArrowLeft}', 'Tempat'],
    ['{ArrowRight}', 'Overview'],
    ['{End}', 'Tempat'],
    ['{Home}', 'Overview'],
    ['{ArrowRight}', 'Jadwal'],
  ] as const) {
    await user.keyboard(key);
    expect(screen.getByRole('tab', { name })).toHaveFocus();
    expect(screen.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
  }
});

test('Tabs open the tab of the hash at the start and when it changes', () => {
  location.hash = '#jadwal';
  show();
  expect(screen.getByText('Isi jadwal')).toBeVisible();
  act(() => {
    location.hash = '#tempat';
    dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(screen.getByText('Isi tempat')).toBeVisible();
  expect(panel('jadwal')).toHaveAttribute('hidden');
});

test('Tabs open the tab of a link elsewhere on the page and focus its panel without a history entry', async () => {
  render(
    <>
      <a href="#tempat">+2 lainnya</a>
      <Tabs tabs={tabs} label="Rincian" />
    </>,
  );
  const before = history.length;
  const seen: unknown[] = [];
  Element.prototype.scrollIntoView = function () {
    seen.push([this.id, panel('overview')?.hasAttribute('hidden')]);
  };
  await user.click(screen.getByRole('link', { name: '+2 lainnya' }));
  expect(screen.getByRole('tab', { name: 'Tempat' })).toHaveAttribute('aria-selected', 'true');
  expect(seen).toEqual([['tempat', true]]);
  expect(panel('tempat')).toHaveFocus();
  expect([history.length, location.hash]).toEqual([before, '']);
});

test('Tabs leave a Ctrl-click on a link elsewhere to the browser', async () => {
  render(
    <>
      <a href="#tempat">+2 lainnya</a>
      <Tabs tabs={tabs} label="Rincian" />
    </>,
  );
  const isLeft = jest.fn((event: Event) => !event.defaultPrevented);
  window.addEventListener('click', isLeft, { once: true });
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: '+2 lainnya' }));
  await user.keyboard('{/Control}');
  expect(isLeft).toHaveReturnedWith(true);
  expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
});

test("Tabs let the browser's search find and open a hidden panel when it supports beforematch", () => {
  Object.defineProperty(document.body, 'onbeforematch', { value: null, configurable: true });
  show();
  expect(panel('jadwal')).toHaveAttribute('hidden', 'until-found');
  expect(panel('jadwal')).toHaveAttribute('aria-hidden', 'true');
  expect(panel('overview')).not.toHaveAttribute('aria-hidden');
  act(() => {
    screen.getByText('Isi jadwal').dispatchEvent(new Event('beforematch', { bubbles: true }));
  });
  expect(screen.getByRole('tab', { name: 'Jadwal' })).toHaveAttribute('aria-selected', 'true');
  expect(panel('jadwal')).not.toHaveAttribute('hidden');
  expect(panel('jadwal')).not.toHaveAttribute('aria-hidden');
  expect(panel('overview')).toHaveAttribute('hidden', 'until-found');
  expect(panel('overview')).toHaveAttribute('aria-hidden', 'true');
});
