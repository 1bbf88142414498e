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

function frame(over: { kicker?: (string | null)[]; related?: Related }) {
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

it('shows a category without a page as a word', () => {
  frame({ related: { ...related, category: null } });
  expect(screen.getByText('Shuttle')).not.toHaveAttribute('href');
  expect(screen.queryByRole('link', { name: /Kategori/ })).toBeNull();
});

it('shows a category that is also the place once', () => {
  frame({ kicker: ['Shuttle', null, '', 'Shuttle'], related });
  expect(screen.getAllByText('Shuttle')).toHaveLength(1);
});

it('links the category and says what it is', () => {
  frame({ related });
  expect(screen.getByRole('link', { name: 'Kategori: Shuttle' })).toHaveAttribute(
    'href',
    '/tiket?kategori=shuttle',
  );
  expect(screen.getByText('Dago', { ignore: 'a, a *' })).toBeInTheDocument();
});

it('links the area that the item lies in and says what it is', () => {
  frame({ related: { ...related, area: { label: 'Lembang', href: '/kawasan/lembang' } } });
  expect(screen.getByRole('link', { name: 'Kawasan: Lembang' })).toHaveAttribute('href', '/kawasan/lembang');
});

it('ends with its own address for paper', () => {
  frame({ related });
  expect(screen.getByText('https://contoh.id/tiket/7')).toBeInTheDocument();
});
