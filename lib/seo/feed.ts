import type { Element, Root } from 'hast';
import { lookUp } from '../items/look-up';
import { listIfThere } from '../items/lists';
import { blog, type BlogDetail, type BlogItem } from '../entities/blog/blog';
import { reason } from '../entities/read-items';
import { escapeHtml } from '../rich-text/html';
import { newestFirst } from '../listing/listing';
import { logWarning } from '../log/log';
import { articleHtml } from '../rich-text/markdown';
import { changedHtml } from '../rich-text/parse-html';
import { madeLength } from '../pictures/share-pictures';
import { detailHref, documents, routes } from '../addresses/routes';
import { site } from '../settings/site';
import { element, escapeXml, XML_HEAD } from '../format/xml';
import { toDocument, type Document } from './document';
import { absolute } from '../addresses/absolute';
import { singleFlight } from './single-flight-cache';
import { itemSharePicture } from './share-picture';
import { newestUntil, rfc822Time } from './timestamps';

/** The number of articles in the feed. */
const SHOWN = 20;

const NAMESPACES = {
  atom: 'http://www.w3.org/2005/Atom',
  content: 'http://purl.org/rss/1.0/modules/content/',
  dc: 'http://purl.org/dc/elements/1.1/',
  media: 'http://search.yahoo.com/mrss/',
};

/** An article of the feed: with its full text when the detail is available, else only the list's fields. */
export type FeedArticle = BlogItem & Partial<Pick<BlogDetail, 'markdown'>>;

/**
 * The feed of the newest articles from the last good data. Never rejects because of the API: before anything
 * was delivered the feed is valid, empty and marked partial.
 */
export function loadFeed(): Promise<Document> {
  return singleFlight('feed', makeFeed, ({ isComplete }) => isComplete);
}

async function makeFeed(): Promise<Document> {
  const list = await listIfThere(blog);
  const newest = list ? newestFirst(list.summaries).slice(0, SHOWN).map(list.read) : [];
  const articles = (await Promise.all(newest.map(loadArticle))).flat();
  const isComplete = list !== null && articles.every(({ markdown }) => markdown !== undefined);
  return toDocument(feedXml(articles, Date.now()), 'application/rss+xml', isComplete);
}

/**
 * The bytes of an article's preview picture; 0 where unknown (RSS Advisory Board's profile). None is rendered
 * for the feed: that would be twenty at once.
 */
const previewLength = (key: string, source: string) => madeLength(blog.kind, key, source) ?? 0;

/** Empty when the API no longer knows the article: its page is a 404. */
async function loadArticle(item: BlogItem): Promise<FeedArticle[]> {
  const found = await lookUp(blog, item.key);
  if (found.state === 'failed') return [item];
  return 'item' in found ? [found.item] : [];
}

/**
 * RSS 2.0 (rssboard.org) with content:encoded, so that readers get the full article. URLs are absolute and
 * equal the pages' canonical links; dates are those of the articles, never today's.
 */
export function feedXml(articles: readonly FeedArticle[], now: number, lengthOf = previewLength): string {
  const namespaces = Object.entries(NAMESPACES).map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`);
  const changed = newestUntil(
    now,
    articles.map(({ changedAt }) => changedAt),
  );
  const channel = [
    element('title', `${blog.copy.listTitle} | ${site().name}`),
    element('link', absolute(routes.blog)),
    element('description', blog.copy.listIntro),
    element('language', 'id'),
    element('lastBuildDate', changed === null ? null : rfc822Time(changed)),
    `<atom:link href="${escapeXml(absolute(documents.feed))}" rel="self" type="application/rss+xml"/>`,
    ...articles.map((article) => toItem(article, now, lengthOf)),
  ];
  return `${XML_HEAD}<rss version="2.0"${namespaces.join('')}>\n<channel>\n${lines(channel)}</channel>\n</rss>\n`;
}

const lines = (parts: string[]) => parts.map((part) => part && `${part}\n`).join('');

function toItem(article: FeedArticle, now: number, lengthOf: typeof previewLength): string {
  const url = absolute(detailHref(routes.blog, article.key));
  const published = newestUntil(now, [article.createdAt]);
  const [cover] = article.pictures;
  // An enclosure, for readers that support no other element, needs type and length; the preview is a JPEG.
  const preview = absolute(itemSharePicture(blog.kind, article).path);
  const length = cover && lengthOf(article.key, cover.src);
  const parts = [
    element('title', article.title),
    element('link', url),
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    element('pubDate', published === null ? null : rfc822Time(published)),
    element('dc:creator', article.author),
    element('category', article.category),
    // Readers parse a description as HTML, so the text is escaped for HTML first, then for XML.
    element('description', escapeHtml(article.summary)),
    element('content:encoded', contentOf(article, url)),
    cover ? `<media:content url="${escapeXml(absolute(cover.src))}" medium="image"/>` : '',
    cover ? `<enclosure url="${escapeXml(preview)}" type="image/jpeg" length="${length}"/>` : '',
  ];
  return `<item>\n${lines(parts)}</item>`;
}

/** The full HTML; null when unavailable, or not renderable: that is logged and never breaks the feed. */
function contentOf({ key, markdown }: FeedArticle, url: string): string | null {
  if (markdown === undefined) return null;
  try {
    return changedHtml(articleHtml(markdown), (tree) => settle(tree, url));
  } catch (error) {
    logWarning('article left out of the feed', { key, reason: reason(error) });
    return null;
  }
}

/** Makes all links and pictures absolute, so that they work in any reader. */
function settle(node: Root | Element, base: string): void {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    for (const name of ['href', 'src']) {
      const address = child.properties[name];
      if (typeof address === 'string') child.properties[name] = new URL(address, base).href;
    }
    settle(child, base);
  }
}
