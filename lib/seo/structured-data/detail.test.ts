import { event } from '../../entities/event/event';
import { registry } from '../../entities/registry';
import { detailNodes } from './detail';
import { eventNode } from './event';

const types = (contoh: unknown) => {
  const item = event.parseDetail({
    ...{ id: 1, title: 'Seminar', category: 'Seminar', contoh },
    ...{ event_date: '2099-06-13 07:00:00', location: 'Gedung Merdeka, Jalan Asia Afrika 65' },
  });
  return detailNodes(registry.event, item, eventNode(item)).map((node) => node?.['@type']);
};

test('detailNodes has breadcrumbs but no Event for a sample', () =>
  expect(types(true)).toEqual([undefined, 'BreadcrumbList']));
test('detailNodes has an Event and breadcrumbs for a real event', () =>
  expect(types(undefined)).toEqual(['Event', 'BreadcrumbList']));
