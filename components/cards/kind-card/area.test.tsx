import { render, screen } from '@testing-library/react';
import { AgendaRow } from '@/components/cards/agenda-row/agenda-row';
import { sampleCard } from '@/components/cards/card/card.fixture';
import type { Kind } from '@/lib/entities/kinds';
import { KindCard } from './kind-card';

const place = 'Orchid Forest Cikole';
const located = (kind: Kind, area: { label: string; href: string } | null) =>
  sampleCard({ kind, place, facts: [{ icon: 'pin', text: place }], area });
const LEMBANG = { label: 'Lembang', href: '/kawasan/lembang' };
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test.each<Kind>(['destinasi', 'paket', 'akomodasi', 'atraksi', 'event', 'tiket'])(
  'a card of %s links its place to the area page beside the link to the item',
  (kind) => {
    render(<KindCard card={located(kind, LEMBANG)} sizes="100vw" />);
    expect(screen.getByRole('link', { name: place })).toHaveAttribute('href', '/kawasan/lembang');
    expect(hrefs()).toEqual(['/kawasan/lembang', '/paketdetail/kawah-putih']);
  },
);

// spec: 10, A map
test('a restaurant card links the name of its area, because its place is an address', () => {
  render(<KindCard card={located('restoran', LEMBANG)} sizes="100vw" />);
  expect(screen.getByRole('link', { name: 'Lembang' })).toHaveAttribute('href', '/kawasan/lembang');
});

test('an agenda row links its place to the area page', () => {
  render(<AgendaRow card={located('event', LEMBANG)} />);
  expect(screen.getByRole('link', { name: place })).toHaveAttribute('href', '/kawasan/lembang');
});

test.each<Kind>(['event', 'tiket'])('a card of %s outside every area does not link its place', (kind) => {
  render(<KindCard card={located(kind, null)} sizes="100vw" />);
  expect(screen.getByText(place)).toBeVisible();
  expect(hrefs()).toEqual(['/paketdetail/kawah-putih']);
});
