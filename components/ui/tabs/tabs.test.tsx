import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Tabs } from './tabs';

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

it('is a list of anchors and all panels without JavaScript', () => {
  const box = document.createElement('div');
  box.innerHTML = renderToString(<Tabs tabs={tabs} label="Rincian" />);
  const links = within(within(box).getByRole('navigation')).getAllByRole('link');
  expect(links.map((a) => a.getAttribute('href'))).toEqual(['#overview', '#jadwal', '#tempat']);
  expect(box.querySelectorAll('section')).toHaveLength(3);
  expect(box.querySelector('[hidden], [role="tab"], [role="tabpanel"]')).toBeNull();
  expect(box).toHaveTextContent('Isi tempat');
});

it('ignores a hash that names no tab', () => {
  location.hash = '#lain';
  show();
  expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
});

it('leaves keys with a modifier to the browser', async () => {
  show();
  await user.tab();
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
});

it('is a labelled tablist with one tab stop, each tab bound to its panel', () => {
  show();
  expect(screen.getByRole('tablist', { name: 'Rincian' })).toBeVisible();
  expect(screen.getAllByRole('tab').map((tab) => tab.getAttribute('tabindex'))).toEqual([null, '-1', '-1']);
  for (const tab of screen.getAllByRole('tab')) {
    const owned = panel(tab.getAttribute('aria-controls') ?? '');
    expect(owned).toHaveAttribute('role', 'tabpanel');
    expect(owned).toHaveAttribute('aria-labelledby', tab.id);
  }
});

it('shows only the chosen panel and writes nothing into the history', async () => {
  show();
  const before = history.length;
  await user.click(screen.getByRole('tab', { name: 'Tempat' }));
  expect(screen.getByText('Isi tempat')).toBeVisible();
  expect(panel('overview')).toHaveAttribute('hidden');
  expect([history.length, location.hash]).toEqual([before, '']);
});

it('moves with Left and Right around the ends, Home and End', async () => {
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

it('opens the tab of the address, then and when it changes', () => {
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

it('opens the tab of a link elsewhere on the page, then goes there with the focus, and leaves the history alone', async () => {
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

it('leaves a link elsewhere that is to open in a new tab to the browser', async () => {
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

it('lets the search of the browser find and open a hidden panel where it can', () => {
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
