import { areas } from './areas';
import { cutGuide } from './guide';

describe('cutGuide', () => {
  it.each([
    ['Satu.\nDua.\n\n## Jalan\n\nTiga.', { lead: 'Satu.\nDua.', rest: '## Jalan\n\nTiga.' }],
    ['Satu.', { lead: 'Satu.', rest: '' }],
    ['**Satu**.\n\nDua.', { lead: '**Satu**.', rest: 'Dua.' }],
    ['## Jalan\n\nSatu.', { lead: '', rest: '## Jalan\n\nSatu.' }],
    ['- Satu\n\nDua.', { lead: '', rest: '- Satu\n\nDua.' }],
    ['', { lead: '', rest: '' }],
  ])('cuts %j after its first paragraph', (guide, cut) => {
    expect(cutGuide(guide)).toEqual(cut);
  });

  it.each(areas().map(({ slug, guide }) => [slug, guide]))(
    'finds a first paragraph of a few lines in %s',
    (_, guide) => {
      const { lead, rest } = cutGuide(guide);
      expect(lead.length).toBeGreaterThan(40);
      expect(lead.length).toBeLessThanOrEqual(200);
      expect(rest).not.toBe('');
    },
  );
});
