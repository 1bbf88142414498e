import { render, screen } from '@testing-library/react';
import { CardPicture, Kicker, Labels, Meta, MoreLink, Price } from './card';
import { sampleCard } from './card.fixture';

// spec: 3, Missing images
test('CardPicture shows the placeholder when the card has no picture', () => {
  render(<CardPicture card={sampleCard({ picture: null })} sizes="100vw" />);
  expect(screen.getByRole('img', { name: 'Gambar Tidak Tersedia' })).toBeInTheDocument();
});

test('Price, Meta and Labels render nothing without a price, facts and labels', () => {
  const { container } = render(
    <>
      <Price price={null} />
      <Meta facts={[]} rating={null} />
      <Labels labels={[]} />
    </>,
  );
  expect(container).toBeEmptyDOMElement();
});

test('Kicker shows only the category when there is no place', () => {
  const { container } = render(<Kicker category="Villa" />);
  expect(container).toHaveTextContent(/^Villa$/);
});

test('Kicker abbreviates a long place name', () => {
  const { container } = render(<Kicker category="Alam" place="Rongga, Kabupaten Bandung Barat" />);
  expect(container).toHaveTextContent(/^Alam ?Rongga, Kab. Bandung Barat$/);
});

test('CardPicture keeps the alt text of the picture', () => {
  render(<CardPicture card={sampleCard()} sizes="100vw" />);
  expect(screen.getByRole('img', { name: 'Danau kawah' })).toBeInTheDocument();
});

// spec: 9, Prices of a stay and a ride
test.each([
  [{ prefix: 'Start From :', amount: 'Rp 350.000', suffix: '' }, 'Start From : Rp 350.000'],
  [{ prefix: 'Start From', amount: 'Rp 650.000', suffix: '/hari' }, 'Start From Rp 650.000/hari'],
  [{ prefix: '', amount: 'Rp 200.000', suffix: ' per tiket' }, 'Rp 200.000 per tiket'],
  [{ prefix: '', amount: 'Gratis', suffix: '' }, 'Gratis'],
])("Price renders %j as '%s'", (price, text) => {
  const { container } = render(<Price price={price} />);
  expect(container.textContent).toBe(text);
});

test("Meta labels the rating as 'Rating'", () => {
  render(<Meta rating="4.9" />);
  expect(screen.getByRole('listitem')).toHaveTextContent('Rating 4.9');
});

// spec: 2 Home, Card links
test("the accessible name of MoreLink starts with its visible text and adds the card's title", () => {
  render(<MoreLink card={sampleCard()} look="text" />);
  expect(screen.getByRole('link', { name: /^Lihat Detail ?: Kawah Putih$/ })).toHaveAttribute(
    'href',
    '/paketdetail/kawah-putih',
  );
});

test('Kicker and Meta link the place to its area when the card has one', () => {
  const area = { label: 'Lembang', href: '/kawasan/lembang' };
  render(<Kicker category="Alam" place="Cikole" area={area} />);
  expect(screen.getByRole('link', { name: 'Cikole' })).toHaveAttribute('href', '/kawasan/lembang');
  render(<Meta facts={[{ icon: 'pin', text: 'Lembang' }]} area={area} />);
  expect(screen.getByRole('link', { name: 'Lembang' })).toHaveAttribute('href', '/kawasan/lembang');
});
