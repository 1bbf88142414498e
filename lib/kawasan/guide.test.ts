import { areas } from './areas';
import { cutGuide } from './guide';

describe('cutGuide', () => {
  test.each([
    ['Satu.\nDua.\n\n## Jalan\n\nTiga.', { lead: 'Satu.\nDua.', rest: '## Jalan\n\nTiga.' }],
    ['Satu.', { lead: 'Satu.', rest: '' }],
    ['**Satu**.\n\nDua.', { lead: '**Satu**.', rest: 'Dua.' }],
    ['## Jalan\n\nSatu.', { lead: '', rest: '## Jalan\n\nSatu.' }],
    ['- Satu\n\nDua.', { lead: '', rest: '- Satu\n\nDua.' }],
    ['', { lead: '', rest: '' }],
  ])('cutGuide splits %j after its first paragraph, if it begins with one', (guide, cut) => {
    expect(cutGuide(guide)).toEqual(cut);
  });

  test.each(areas().map(({ slug, guide }) => [slug, guide]))(
    'cutGuide finds a first paragraph of at most 200 characters in the guide of %s',
    (_, guide) => {
      const { lead, rest } = cutGuide(guide);
      expect(lead.length).toBeGreaterThan(40);
      expect(lead.length).toBeLessThanOrEqual(200);
      expect(rest).not.toBe('');
    },
  );
});
