import { render, screen } from '@testing-library/react';
import { registry } from '@/lib/entities/registry';
import { site } from '@/lib/settings/site';
import { DetailFrame } from './detail-frame';

/*
 * What a visitor can do with an item besides ordering it (design README, "Share and calendar").
 */

const DAY = 86_400_000;

function frameOf(kind: 'event' | 'tiket' | 'destinasi', raw: Record<string, unknown>) {
  const description = registry[kind];
  return render(
    <DetailFrame
      description={description}
      item={description.parseItem({ id: 7, slug: 'malam-dago', ...raw })}
      site={site()}
      orderHref="https://wa.me/62?text=Halo"
      kicker={[]}
      facts={[]}
      label="Rincian"
      overview={null}
      tabs={[]}
      aside={null}
    >
      Isi
    </DetailFrame>,
  );
}
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

test('the page of an event today offers saving, sharing and a calendar file', () => {
  frameOf('event', { title: 'Malam Dago', event_date: inDays(0) });
  expect(screen.getByRole('button', { name: 'Simpan Malam Dago' })).toHaveValue('ev~malam-dago');
  expect(screen.getByText('Bagikan')).toBeVisible();
  const file = screen.getByRole('link', { name: 'Kalender ponsel (.ics)', hidden: true });
  expect(file).toHaveAttribute('href', '/event/malam-dago.ics');
});

test('the page of a past event offers sharing, but neither saving nor a calendar file', () => {
  frameOf('event', { title: 'Malam Dago', event_date: inDays(-2) });
  expect(screen.getByText('Bagikan')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Simpan/ })).toBeNull();
  expect(screen.queryByText('Kalender')).toBeNull();
});

test.each([
  ['event', { title: 'Malam Dago' }],
  ['tiket', { name: 'Malam Dago', stock: 2 }],
  ['destinasi', { title: 'Malam Dago', event_date: inDays(3) }],
] as const)('the page of %s without a date of its own offers saving, but no calendar file', (kind, raw) => {
  frameOf(kind, raw);
  expect(screen.getByRole('button', { name: 'Simpan Malam Dago' })).toBeVisible();
  expect(screen.queryByText('Kalender')).toBeNull();
});
