import { KINDS } from '../entities/kinds';
import { registry } from '../entities/registry';
import { TOPICS } from '../settings/site-schema';
import type { Admin } from '../settings/site';
import { concernedFirst, topicOf } from './concerned';

const admin = (person: string, services?: Admin['services']): Admin => ({
  person,
  name: 'Admin',
  speciality: 'x',
  phone: '+62 812-3456-7890',
  services,
});
const names = (admins: [Admin, ...Admin[]], topic: Parameters<typeof concernedFirst>[1]) =>
  concernedFirst(admins, topic).map(({ person }) => person);

const agency: [Admin, ...Admin[]] = [
  admin('Rani', ['paket', 'destinasi']),
  admin('Asep'),
  admin('Dewi', ['transportasi']),
];

it('who names the topic comes first, the others as the operator has them', () => {
  expect(names(agency, 'transportasi')).toEqual(['Dewi', 'Rani', 'Asep']);
  expect(names(agency, 'destinasi')).toEqual(['Rani', 'Asep', 'Dewi']);
});
it('what nobody names goes to who answers for all', () => {
  expect(names(agency, 'event')).toEqual(['Asep', 'Rani', 'Dewi']);
  expect(names(agency, null)).toEqual(['Asep', 'Rani', 'Dewi']);
});
it("where nobody answers for all, it goes to the operator's first", () => {
  expect(names([admin('Rani', ['paket']), admin('Dewi', ['transportasi'])], 'event')).toEqual([
    'Rani',
    'Dewi',
  ]);
});
it('in the older form, without services, all goes to the first', () => {
  for (const topic of TOPICS) expect(names([admin('Rani'), admin('Asep')], topic)).toEqual(['Rani', 'Asep']);
});
it('every kind that is ordered has a topic', () => {
  for (const kind of KINDS)
    if (registry[kind].orderMessage) expect([kind, topicOf(kind)]).toEqual([kind, kind]);
});
