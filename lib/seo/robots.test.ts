/** @jest-environment node */
import { robotsTxt } from './robots';

const lines = robotsTxt().split('\n');

it('closes what is no page, and nothing that pages are made of', () =>
  expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual([
    'Disallow: /api/',
    'Disallow: /contact/kirim',
    'Disallow: /pesan',
    'Disallow: /rencana/kalender.ics',
  ]));
it('speaks to every crawler at once', () =>
  expect(lines.filter((line) => /^user-agent/i.test(line))).toEqual(['User-agent: *']));
it('names the sitemap by its whole address', () =>
  expect(lines).toContain('Sitemap: http://localhost:3000/sitemap.xml'));
it('names no host, which is no rule', () => expect(robotsTxt()).not.toMatch(/^host:/im));
