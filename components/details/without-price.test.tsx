import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { registry } from '@/lib/entities/registry';
import { site } from '@/lib/settings/site';
import { AtraksiDetail } from './atraksi-detail';
import { DestinasiDetail } from './destinasi-detail';
import { EventDetail } from './event-detail';
import { TiketDetail } from './tiket-detail';

const PAGES = {
  event: EventDetail,
  atraksi: AtraksiDetail,
  tiket: TiketDetail,
  destinasi: DestinasiDetail,
};

test.each([
  ['event', ''],
  ['atraksi', ''],
  ['tiket', ''],
  ['destinasi', ' 2 Hari 1 Malam'],
] as const)('the price card of %s has neither unit nor year beside an unknown price', (kind, below) => {
  jest.spyOn(console, 'warn').mockImplementation(); // the unreadable price is logged
  const more = { stok: 3, hari: 2, malam: 1, harga_per: '2023' };
  const item = registry[kind].parseDetail({ id: 1, judul: 'Braga', harga: 'tanya', ...more });
  const Page = PAGES[kind] as ComponentType<object>;
  render(<Page {...{ item, site: site(), orderHref: 'https://wa.me/62' }} />);
  const side = screen.getByRole('complementary', { name: 'Harga dan pemesanan' });
  expect(side.querySelector('p')).toHaveTextContent(new RegExp(`^Harga: tanyakan lewat WhatsApp${below}$`));
});
