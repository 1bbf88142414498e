import { render, screen } from '@testing-library/react';
import { sampleCard } from '@/components/cards/card/card.fixture';
import { AgendaRow } from './agenda-row';

test('without a date the words are visible and no numeral stands there', () => {
  const facts = [{ icon: 'cal' as const, text: 'Tanggal belum ditentukan' }];
  render(<AgendaRow card={sampleCard({ kind: 'event', facts, leaf: null })} />);
  expect(screen.getByText('Tanggal belum ditentukan', { ignore: '.vh, .vh *' })).toBeInTheDocument();
});

test('the numeral is for the eye, the whole date for the ear', () => {
  const facts = [{ icon: 'cal' as const, text: 'Sabtu, 13 Juni 2026' }];
  render(<AgendaRow card={sampleCard({ kind: 'event', facts, leaf: { day: '13', month: 'Jun 2026' } })} />);
  expect(screen.getByText('13').closest('[aria-hidden]')).not.toBeNull();
  expect(screen.getByText('Sabtu, 13 Juni 2026')).toHaveClass('vh');
});

test('one that is over says so, and its numeral is not in the colour of the coming ones', () => {
  const card = sampleCard({
    kind: 'event',
    leaf: { day: '13', month: 'Jun 2026' },
    past: 'Sudah berlangsung',
  });
  render(<AgendaRow card={card} />);
  expect(screen.getByText('Sudah berlangsung')).toBeVisible();
  expect(screen.getByText('13').parentElement).toHaveClass('past');
});

test('a sample is called one above its title', () => {
  render(<AgendaRow card={sampleCard({ kind: 'event', category: 'Seminar', isSample: true })} />);
  expect(screen.getAllByText(/Contoh/).map((part) => part.textContent)).toEqual(['Seminar · Contoh']);
});
