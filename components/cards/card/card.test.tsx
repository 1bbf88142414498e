import { render, screen } from '@testing-library/react';
import { CardPicture, Kicker, Labels, Meta, MoreLink, Price } from './card';
import { sampleCard } from './card.fixture';

// spec: 3, Missing images
test('a missing picture shows the placeholder', () => {
  render(<CardPicture card={sampleCard({ picture: null })} sizes="100vw" />);
  expect(screen.getByRole('img', { name: 'Gambar Tidak Tersedia' })).toBeInTheDocument();
});

test('a missing price, and no facts, draw nothing', () => {
  const { container } = render(
    <>
      <Price price={null} />
      <Meta facts={[]} rating={null} />
      <Labels labels={[]} />
    </>,
  );
  expect(container).toBeEmptyDOMElement();
});

test('without a place only the category stands above the title', () => {
  const { container } = render(<Kicker category="Villa" />);
  expect(container).toHaveTextContent(/^Villa$/);
});

test('a long place is short above the title', () => {
  const { container } = render(<Kicker category="Alam" place="Rongga, Kabupaten Bandung Barat" />);
  expect(container).toHaveTextContent(/^Alam ?Rongga, Kab. Bandung Barat$/);
});

test('the picture keeps its own alt text', () => {
  render(<CardPicture card={sampleCard()} sizes="100vw" />);
  expect(screen.getByRole('img', { name: 'Danau kawah' })).toBeInTheDocument();
});

// spec: 9, Prices of a stay and a ride
test.each([
  [{ prefix: 'Start From :', amount: 'Rp 350.000', suffix: '' }, 'Start From : Rp 350.000'],
  [{ prefix: 'Start From', amount: 'Rp 650.000', suffix: '/hari' }, 'Start From Rp 650.000/hari'],
  [{ prefix: '', amount: 'Rp 200.000', suffix: ' per tiket' }, 'Rp 200.000 per tiket'],
  [{ prefix: '', amount: 'Gratis', suffix: '' }, 'Gratis'],
])('the price %j reads %s', (price, text) => {
  const { container } = render(<Price price={price} />);
  expect(container.textContent).toBe(text);
});

test('the rating says what it is', () => {
  render(<Meta rating="4.9" />);
  expect(screen.getByRole('listitem')).toHaveTextContent('Rating 4.9');
});

// spec: 2 Home, Card links
test("the link's name begins with what is seen and says of what", () => {
  render(<MoreLink card={sampleCard()} look="text" />);
  expect(screen.getByRole('link', { name: /^Lihat Detail ?: Kawah Putih$/ })).toHaveAttribute(
    'href',
    '/paketdetail/kawah-putih',
  );
});

it('leads from its place to the area, where it lies in one', () => {
  const area = { label: 'Lembang', href: '/kawasan/lembang' };
  render(<Kicker category="Alam" place="Cikole" area={area} />);
  expect(screen.getByRole('link', { name: 'Cikole' })).toHaveAttribute('href', '/kawasan/lembang');
  render(<Meta facts={[{ icon: 'pin', text: 'Lembang' }]} area={area} />);
  expect(screen.getByRole('link', { name: 'Lembang' })).toHaveAttribute('href', '/kawasan/lembang');
});
