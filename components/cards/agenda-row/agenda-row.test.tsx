import { render, screen } from '@testing-library/react';
import { sampleCard } from '@/components/cards/card/card.fixture';
import { AgendaRow } from './agenda-row';

test('an agenda row without a date shows the fallback text visibly instead of a date numeral', () => {
  const facts = [{ icon: 'cal' as const, text: 'Tanggal belum ditentukan' }];
  render(<AgendaRow card={sampleCard({ kind: 'event', facts, leaf: null })} />);
  expect(screen.getByText('Tanggal belum ditentukan', { ignore: '.vh, .vh *' })).toBeInTheDocument();
});

test('an agenda row hides the date numeral from screen readers and gives them the whole date', () => {
  const facts = [{ icon: 'cal' as const, text: 'Sabtu, 13 Juni 2026' }];
  render(<AgendaRow card={sampleCard({ kind: 'event', facts, leaf: { day: '13', month: 'Jun 2026' } })} />);
  expect(screen.getByText('13').closest('[aria-hidden]')).not.toBeNull();
  expect(screen.getByText('Sabtu, 13 Juni 2026')).toHaveClass('vh');
});

test('an agenda row of several days shows all of them beside the numeral of the first', () => {
  const days = '5–7 Desember 2026';
  const facts = [{ icon: 'cal' as const, text: days }];
  const leaf = { day: '5', month: 'Des 2026' };
  render(<AgendaRow card={sampleCard({ kind: 'event', facts, leaf, days })} />);
  expect(screen.getByText(days)).not.toHaveClass('vh');
});

test('an agenda row of a past event says so and styles its numeral as past', () => {
  const card = sampleCard({
    kind: 'event',
    leaf: { day: '13', month: 'Jun 2026' },
    past: 'Sudah berlangsung',
  });
  render(<AgendaRow card={card} />);
  expect(screen.getByText('Sudah berlangsung')).toBeVisible();
  expect(screen.getByText('13').parentElement).toHaveClass('past');
});

test("an agenda row of a sample shows 'Contoh' once, beside the title", () => {
  render(<AgendaRow card={sampleCard({ kind: 'event', category: 'Seminar', isSample: true })} />);
  expect(screen.getByText('Contoh').closest('h3')).not.toBeNull();
});
