import { readHead } from '../support/read-head';
import { ask } from '../support/http';
import { loadValidator } from '../support/validators';
import { ROUTES, WORDS_ALONE } from '../support/routes';
import { SITE_URL } from '../support/servers';
import { expect, test } from '../support/test';

/*
 * Three public preview extractors read every page family: the right title, description and picture.
 */

interface Preview {
  title: string | undefined;
  description: string | undefined;
  picture: string | undefined;
}
type Extractor = (html: string, address: string) => Promise<Preview>;

/** Each reads the same raw answer; unfurl.js insists on fetching it itself. */
const EXTRACTORS: Record<string, Extractor> = {
  'open-graph-scraper': async (html) => {
    const { default: scrape } = await loadValidator<{
      default: (options: object) => Promise<{ result: OgResult }>;
    }>('open-graph-scraper');
    const { result } = await scrape({ html });
    const { ogTitle: title, ogDescription: description, ogImage } = result;
    return { title, description, picture: ogImage?.[0]?.url };
  },
  metascraper: async (html) => {
    const { default: metascraper } = await loadValidator<{ default: (rules: unknown[]) => Metascraper }>(
      'metascraper',
    );
    const rules = ['title', 'description', 'image'].map(async (name) => {
      const rule = await loadValidator<{ default: () => unknown }>(`metascraper-${name}`);
      return rule.default();
    });
    const found = await metascraper(await Promise.all(rules))({ html, url: SITE_URL });
    return { title: found.title, description: found.description, picture: found.image };
  },
  'unfurl.js': async (_html, address) => {
    const { unfurl } = await loadValidator<{ unfurl: (url: string) => Promise<Unfurled> }>('unfurl.js');
    const { open_graph: found } = await unfurl(address);
    return { title: found.title, description: found.description, picture: found.images?.[0]?.url };
  },
};

interface OgResult {
  ogTitle?: string;
  ogDescription?: string;
  ogImage?: { url: string }[];
}
type Metascraper = (page: {
  html: string;
  url: string;
}) => Promise<{ title?: string; description?: string; image?: string }>;
interface Unfurled {
  open_graph: { title?: string; description?: string; images?: { url: string }[] };
}

/** Pages with a picture of their own, by their addresses without a query. */
const FAMILIES = ROUTES.filter(
  ({ index, path }) => index && !path.includes('?') && !WORDS_ALONE.includes(path),
);

for (const [name, extract] of Object.entries(EXTRACTORS)) {
  test(`${name} reads title, description and picture of every page family`, async ({ embedded }) => {
    expect(FAMILIES.length).toBeGreaterThan(20);
    for (const { path, title } of FAMILIES) {
      const { body } = await ask(embedded, path, { 'user-agent': 'WhatsApp/2.23.20.0 A' });
      const description = readHead(body).metas.get('description')?.[0];
      const preview = await extract(body, embedded.url + path);
      expect.soft(preview.title, path).toContain(title);
      expect.soft(preview.title, `${path}: without the brand`).not.toContain('|');
      expect.soft(preview.description, path).toBe(description);
      expect.soft(preview.picture, path).toMatch(new RegExp(`^${SITE_URL}/og/[a-z]+/[^/]+\\.jpg\\?v=`));
    }
  });
}

test('no two item pages share the address of a preview picture', async ({ embedded }) => {
  const pictures = new Map<string, string>();
  for (const { path } of FAMILIES.filter(({ path }) => path.split('/').length > 2)) {
    const { body } = await ask(embedded, path);
    const [picture = ''] = readHead(body).metas.get('og:image') ?? [];
    expect(pictures.get(picture), `${path} and another share ${picture}`).toBeUndefined();
    pictures.set(picture, path);
  }
});
