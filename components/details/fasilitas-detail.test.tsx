import { render } from '@testing-library/react';
import { event } from '@/lib/entities/event/event';
import { fasilitas } from '@/lib/entities/fasilitas/fasilitas';
import { tiket } from '@/lib/entities/tiket/tiket';
import type { Site } from '@/lib/settings/site';
import { EventDetail } from './event-detail';
import { FasilitasDetail } from './fasilitas-detail';
import { TiketDetail } from './tiket-detail';

const site = { email: 'halo@contoh.id', admins: [{ phone: '1' }, { phone: '2' }] } as unknown as Site;
const props = { site, orderHref: 'https://wa.me/62?text=Halo' };

// spec: 9, Indonesian
test('the pages, cards and descriptions of facilities, events and tickets group the digits of a number', () => {
  const raw = { id: 1, judul: 'Kaus', quantity: 1000, stock: 1000, capacity: 1000 };
  const [facility, show, ticket] = [
    fasilitas.parseDetail(raw),
    event.parseDetail(raw),
    tiket.parseDetail(raw),
  ];
  const { container } = render(
    <>
      <FasilitasDetail item={facility} {...props} />
      <EventDetail item={show} {...props} />
      <TiketDetail item={ticket} {...props} />
    </>,
  );
  for (const text of ['1.000 Stok Tersedia', 'tersedia 1.000 unit', 'Kapasitas 1.000 Orang', 'Stok1.000'])
    expect(container).toHaveTextContent(text);
  expect(container).not.toHaveTextContent(/\b1000\b/);
  expect(fasilitas.describe(facility)).toContain('1.000 unit');
  const cards = [fasilitas.toCard(facility), event.toCard(show), tiket.toCard(ticket)];
  expect(cards.map(({ stock, facts }) => stock?.text ?? facts.at(-1)?.text)).toEqual([
    'Qty: 1.000',
    'Kapasitas: 1.000 Orang',
    'Stok: 1.000',
  ]);
});
