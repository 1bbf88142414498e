import { render, screen } from '@testing-library/react';
import { view } from '@/lib/plan/view.fake';
import { Comparison } from './comparison';

test("a comparison shows 'Contoh' over the column of a sample alone", () => {
  const compared = view('o2!ak~vila!ak~hostel');
  const stops = compared.stops.map((stop) => ({
    ...stop,
    card: stop.card && { ...stop.card, isSample: stop.title === 'Hostel' },
  }));
  render(<Comparison view={{ ...compared, stops }} />);
  expect(screen.getByText('Contoh').closest('th')).toHaveTextContent('Hostel Contoh');
});
