import robots from './robots';

test('robots.txt disallows only API, contact form, orders and plan calendar for every crawler', () =>
  expect(robots().rules).toEqual({
    userAgent: '*',
    allow: '/',
    disallow: ['/api/', '/contact/kirim', '/pesan', '/rencana/kalender.ics'],
  }));
test('robots.txt names the sitemap by its full address', () =>
  expect(robots().sitemap).toBe('http://localhost:3000/sitemap.xml'));
test('robots.txt names no host', () => expect(robots()).not.toHaveProperty('host'));
