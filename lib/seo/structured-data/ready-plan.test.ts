import { registry } from '../../entities/registry';
import type { PlanView } from '../../plan/view';
import { readyPlanNode } from './ready-plan';

const ready = { slug: 'sehari-di-ciwidey', title: 'Sehari di Ciwidey', summary: 'Danau kawah.' };
const there = {
  title: 'Kawah Putih',
  card: registry.atraksi.toCard(
    registry.atraksi.parseItem({ id: 1, slug: 'kawah-putih', judul: 'Kawah Putih' }),
  ),
};
const nodeOf = (stops: object[]) =>
  readyPlanNode(ready, { days: [{ stops: stops.map((stop) => ({ stop })) }] } as unknown as Pick<
    PlanView,
    'days'
  >);

test('readyPlanNode lists the stops of its itinerary and omits a stop that is gone', () =>
  expect(nodeOf([there, { title: 'Sudah tiada', card: null }])).toEqual({
    '@type': 'TouristTrip',
    '@id': 'http://localhost:3000/rencana/sehari-di-ciwidey#rencana',
    name: 'Sehari di Ciwidey',
    description: 'Danau kawah.',
    url: 'http://localhost:3000/rencana/sehari-di-ciwidey',
    itinerary: {
      '@type': 'ItemList',
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: 'Kawah Putih',
          url: 'http://localhost:3000/attraction/kawah-putih',
        },
      ],
    },
  }));

test('readyPlanNode has no itinerary without a stop', () =>
  expect(nodeOf([])).not.toHaveProperty('itinerary'));

test('readyPlanNode leaves out a stop that is a sample', () =>
  expect(nodeOf([{ ...there, card: { ...there.card, isSample: true } }])).not.toHaveProperty('itinerary'));
