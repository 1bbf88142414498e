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

test('concernedFirst puts the admin who lists the topic first and keeps the order of the others', () => {
  expect(names(agency, 'transportasi')).toEqual(['Dewi', 'Rani', 'Asep']);
  expect(names(agency, 'destinasi')).toEqual(['Rani', 'Asep', 'Dewi']);
});
test('concernedFirst puts the admin without services first when no admin lists the topic', () => {
  expect(names(agency, 'event')).toEqual(['Asep', 'Rani', 'Dewi']);
  expect(names(agency, null)).toEqual(['Asep', 'Rani', 'Dewi']);
});
test('concernedFirst keeps the given order when no admin lists the topic or answers for all', () => {
  expect(names([admin('Rani', ['paket']), admin('Dewi', ['transportasi'])], 'event')).toEqual([
    'Rani',
    'Dewi',
  ]);
});
test('concernedFirst keeps the given order when no admin has services', () => {
  for (const topic of TOPICS) expect(names([admin('Rani'), admin('Asep')], topic)).toEqual(['Rani', 'Asep']);
});
test('topicOf is the kind itself for every kind that can be ordered', () => {
  for (const kind of KINDS)
    if (registry[kind].orderMessage) expect([kind, topicOf(kind)]).toEqual([kind, kind]);
});
