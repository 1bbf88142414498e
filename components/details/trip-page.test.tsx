import { render, screen } from '@testing-library/react';
import { Places } from './places/places';
import { Schedule } from './schedule/schedule';
import { Included } from './trip-page';

test('Included says in both columns that there is no data when both lists are empty', () => {
  render(<Included included={[]} excluded={[]} />);
  expect(screen.getAllByText('Data belum tersedia.')).toHaveLength(2);
});

// spec: 2 Destination detail, Paket Termasuk
test('Included lists what is included apart from what is not', () => {
  render(<Included included={['Pemandu lokal']} excluded={['Makan siang']} />);
  const [yes, no] = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.parentElement);
  expect(yes).toHaveTextContent(/^TermasukPemandu lokal$/);
  expect(no).toHaveTextContent(/^Tidak TermasukMakan siang$/);
});

test('Schedule and Places each show a fallback text when they are empty', () => {
  render(
    <>
      <Schedule days={[]} />
      <Places places={[]} />
    </>,
  );
  expect(screen.getByText('Jadwal belum tersedia.')).toBeVisible();
  expect(screen.getByText('Tempat belum tersedia.')).toBeVisible();
});

// spec: 2 Destination detail, Jadwal
test('Schedule shows a day without a title and activities', () => {
  render(<Schedule days={[{ day: 2, title: '', activities: [] }]} />);
  expect(screen.getByText('Hari 2')).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
});
