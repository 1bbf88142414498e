import { render, screen } from '@testing-library/react';
import type { Related } from '@/lib/data/related';
import { registry } from '@/lib/entities/registry';
import { site } from '@/lib/settings/site';
import { DetailFrame } from './detail-frame';

const related: Related = {
  kind: 'tiket',
  listHref: '/tiket',
  category: { label: 'Shuttle', href: '/tiket?kategori=shuttle' },
  area: null,
  ways: null,
  otherWay: null,
  cards: [],
  near: false,
  places: [],
  address: 'https://contoh.id/tiket/7',
};

const item = registry.tiket.parseItem({ id: 7, name: 'Judul', stock: 3 });

function frame(over: { kicker?: (string | null)[]; related?: Related; item?: typeof item }) {
  return render(
    <DetailFrame
      description={registry.tiket}
      item={item}
      site={site()}
      orderHref="https://wa.me/62?text=Halo"
      kicker={['Shuttle', 'Dago']}
      facts={[]}
      label="Rincian"
      overview={null}
      tabs={[]}
      aside={null}
      {...over}
    >
      Isi
    </DetailFrame>,
  );
}

test('DetailFrame shows a category without a list page as plain text', () => {
  frame({ related: { ...related, category: null } });
  expect(screen.getByText('Shuttle')).not.toHaveAttribute('href');
  expect(screen.queryByRole('link', { name: /Kategori/ })).toBeNull();
});

test('DetailFrame shows a category that equals the place only once', () => {
  frame({ kicker: ['Shuttle', null, '', 'Shuttle'], related });
  expect(screen.getAllByText('Shuttle')).toHaveLength(1);
});

test("DetailFrame links the category, named 'Kategori', and leaves the place as text", () => {
  frame({ related });
  expect(screen.getByRole('link', { name: 'Kategori: Shuttle' })).toHaveAttribute(
    'href',
    '/tiket?kategori=shuttle',
  );
  expect(screen.getByText('Dago', { ignore: 'a, a *' })).toBeInTheDocument();
});

test("DetailFrame links the item's area under the name 'Kawasan'", () => {
  frame({ related: { ...related, area: { label: 'Lembang', href: '/kawasan/lembang' } } });
  expect(screen.getByRole('link', { name: 'Kawasan: Lembang' })).toHaveAttribute('href', '/kawasan/lembang');
});

test.each([
  ['Dago, Kota Bandung', ['Villa', 'Dago', 'Kawasan: Kota Bandung']],
  ['Dago, Kab. Bandung', ['Villa', 'Dago, Kab. Bandung', 'Kawasan: Kota Bandung']],
])('DetailFrame names the area of %s once', (place, words) => {
  const area = { label: 'Kota Bandung', href: '/kawasan/kota-bandung' };
  frame({ kicker: ['Villa', place], related: { ...related, category: null, area } });
  const shown = screen.getByRole('link', { name: 'Kawasan: Kota Bandung' }).parentElement!;
  expect([...shown.children].map(({ textContent }) => textContent)).toEqual(words);
});

test('DetailFrame shows the full address of the page', () => {
  frame({ related });
  expect(screen.getByText('https://contoh.id/tiket/7')).toBeInTheDocument();
});

test("DetailFrame shows 'Contoh' for a sample, and that it is over when its day is past", () => {
  const { unmount } = frame({});
  expect(screen.queryByText('Contoh')).toBeNull();
  unmount();
  frame({ item: { ...item, isExample: true, past: true } });
  expect(screen.getByText('Contoh')).toBeInTheDocument();
  expect(screen.getByText('Sudah berlangsung')).toBeInTheDocument();
});
