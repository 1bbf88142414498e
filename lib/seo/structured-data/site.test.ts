import shipped from '../../../site.config.json';
import { parseSite } from '../../settings/site';
import { operatorNode, webSiteNode } from './site';

const site = (changes: object = {}) => parseSite(JSON.stringify({ ...shipped, ...changes }), 'test');
const address = 'Jl. Braga No. 99, Bandung 40111';

test('operatorNode is null at the shipped address', () => expect(operatorNode(site())).toBeNull());
test('operatorNode is null when the address is just a city', () =>
  expect(operatorNode(site({ address: 'Kota Bandung' }))).toBeNull());
test('operatorNode omits contacts that are still placeholders', () => {
  const node = JSON.parse(JSON.stringify(operatorNode(site({ address })))) as object;
  for (const name of ['telephone', 'email', 'sameAs']) expect(node).not.toHaveProperty(name);
});
test('operatorNode has the real address, phone number, email and social links', () => {
  const socials = { ...shipped.socials, instagram: 'https://www.instagram.com/jelajahi.bdg' };
  const admins = [{ ...shipped.admins[0], phone: '+62 811-2233-4455' }, shipped.admins[1]];
  expect(operatorNode(site({ address, socials, admins, email: 'halo@jelajahi.id' }))).toMatchObject({
    '@type': 'TravelAgency',
    address: { streetAddress: address },
    telephone: '+62 811-2233-4455',
    email: 'halo@jelajahi.id',
    sameAs: ['https://www.instagram.com/jelajahi.bdg'],
  });
});
test('operatorNode has the number of the admin who answers for all, as /contact has', () => {
  const admins = [
    { ...shipped.admins[0], phone: '+62 811-2233-4455', services: ['transportasi'] },
    { ...shipped.admins[1], phone: '+62 811-5544-3322' },
  ];
  expect(operatorNode(site({ address, admins }))).toMatchObject({ telephone: '+62 811-5544-3322' });
});
test('webSiteNode has no alternate name on a local machine', () =>
  expect(webSiteNode(site())).toMatchObject({
    name: 'Jelajahi Bandung',
    url: 'http://localhost:3000/',
    alternateName: undefined,
  }));
