import { render, screen } from '@testing-library/react';
import { sampleCard } from '@/components/cards/card/card.fixture';
import { NearestEvents } from './nearest-events';

test('the nearest events name the day of each, and all days of what lasts several', () => {
  const cards = [
    sampleCard({ id: 'a', title: 'Pasar', leaf: { day: '5', month: 'Des 2026' }, days: '5–7 Desember 2026' }),
    sampleCard({ id: 'b', title: 'Seminar', leaf: { day: '12', month: 'Des 2026' } }),
  ];
  render(<NearestEvents cards={cards} />);
  expect(screen.getByText(/^Terdekat/)).toHaveTextContent(
    'Terdekat: 5–7 Desember 2026 Pasar · 12 Des 2026 Seminar',
  );
});
