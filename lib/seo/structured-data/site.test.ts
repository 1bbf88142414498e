import shipped from '../../../site.config.json';
import { parseSite } from '../../settings/site';
import { operatorNode, webSiteNode } from './site';

const site = (changes: object = {}) => parseSite(JSON.stringify({ ...shipped, ...changes }), 'test');
const address = 'Jl. Braga No. 99, Bandung 40111';

it('has no operator at the shipped address', () => expect(operatorNode(site())).toBeNull());
it('has no operator in just a city', () =>
  expect(operatorNode(site({ address: 'Kota Bandung' }))).toBeNull());
it('leaves out what is still a placeholder', () => {
  const node = JSON.parse(JSON.stringify(operatorNode(site({ address })))) as object;
  for (const name of ['telephone', 'email', 'sameAs']) expect(node).not.toHaveProperty(name);
});
it('names what is real', () => {
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
it("does not call a machine's own name the site's", () =>
  expect(webSiteNode(site())).toMatchObject({
    name: 'Jelajahi Bandung',
    url: 'http://localhost:3000/',
    alternateName: undefined,
  }));
