import { render, screen } from '@testing-library/react';
import { sampleCards } from '@/components/cards/card/card.fixture';
import type { Related as View } from '@/lib/data/related';
import { Related, relatedWords } from './related';

const view: View = {
  kind: 'destinasi',
  listHref: '/destinasi',
  category: { label: 'Alam', href: '/destinasi?kategori=alam' },
  area: null,
  ways: null,
  otherWay: null,
  cards: sampleCards(3),
  near: false,
  places: [
    { title: 'Museum', isSample: false, href: '/attraction/museum', kind: 'Atraksi', distance: '2,4 km' },
  ],
  address: 'https://contoh.id/destination/kawah',
};

test('Related renders nothing without cards and places', () => {
  const { container } = render(<Related related={{ ...view, cards: [], places: [] }} />);
  expect(container).toBeEmptyDOMElement();
});

test('Related links to the whole list when there is no category', () => {
  render(<Related related={{ ...view, category: null }} />);
  expect(screen.queryByRole('link', { name: /Alam/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Semua destinasi' })).toHaveAttribute('href', '/destinasi');
});

test('Related shows the nearby places when there is no card', () => {
  render(<Related related={{ ...view, cards: [] }} />);
  expect(screen.queryByRole('heading', { name: 'Destinasi lainnya' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Museum Atraksi 2,4 km' })).toHaveAttribute(
    'href',
    '/attraction/museum',
  );
});

test("Related shows 'Contoh' at a nearby place that is a sample", () => {
  const [museum] = view.places;
  const vila = { ...museum!, title: 'Vila', isSample: true };
  render(<Related related={{ ...view, cards: [], places: [museum!, vila] }} />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    expect.stringMatching(/Museum Atraksi/),
    expect.stringMatching(/Vila Contoh Atraksi/),
  ]);
});

test('Related shows the cards and links to the category', () => {
  render(<Related related={view} />);
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Semua destinasi Alam' })).toHaveAttribute(
    'href',
    '/destinasi?kategori=alam',
  );
});

test.each([
  ['event', 'Event', null],
  ['fasilitas', ' FASILITAS', null],
  ['event', 'Event Olahraga', 'Semua Event Olahraga'],
  ['blog', 'Kuliner', 'Semua artikel Kuliner'],
  ['transportasi', 'Mini Bus', 'Semua kendaraan Mini Bus'],
] as const)('relatedWords of %s in the category %j gives the link text %j', (kind, label, text) => {
  expect(relatedWords({ kind, near: false, category: { label, href: '/x' } }).inCategory).toBe(text);
});

test("relatedWords says 'di sekitarnya' only when the items are near", () => {
  const title = (near: boolean) => relatedWords({ kind: 'akomodasi', near, category: null }).title;
  expect([title(false), title(true)]).toEqual(['Akomodasi lainnya', 'Akomodasi di sekitarnya']);
});
