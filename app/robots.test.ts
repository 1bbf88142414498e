import robots from './robots';

it('closes what is no page to every crawler, and nothing that pages are made of', () =>
  expect(robots().rules).toEqual({
    userAgent: '*',
    allow: '/',
    disallow: ['/api/', '/contact/kirim', '/pesan', '/rencana/kalender.ics'],
  }));
it('names the sitemap by its whole address', () =>
  expect(robots().sitemap).toBe('http://localhost:3000/sitemap.xml'));
it('names no host, which is no rule', () => expect(robots()).not.toHaveProperty('host'));
