import { render } from '@testing-library/react';
import { akomodasi } from '@/lib/entities/akomodasi/akomodasi';
import type { Site } from '@/lib/settings/site';
import { AkomodasiDetail } from './akomodasi-detail';

const site = { email: 'halo@contoh.id', admins: [{ phone: '1' }, { phone: '2' }] } as unknown as Site;
const props = { site, orderHref: 'https://wa.me/62?text=Halo' };

test.each([
  ['malam', 'Satu kamar'],
  ['orang', 'Satu kamar'],
  ['ranjang', 'Satu ranjang'],
])('the page of a stay whose price is for %j says for how many people its %s is', (satuan_harga, what) => {
  const item = akomodasi.parseDetail({ id: 1, judul: 'Vila', satuan_harga, kapasitas: 4 });
  const { container } = render(<AkomodasiDetail item={item} {...props} />);
  expect(container).toHaveTextContent(`${what} untuk 4 orang`);
});
