import type { Metadata } from 'next';
import { excerpt } from '../format/excerpt';
import { isoMoment } from '../base/jakarta';
import { SHARE_HEIGHT, SHARE_WIDTH } from '../pictures/share-format';
import { documents } from '../addresses/routes';
import { site } from '../settings/site';
import { brandSharePicture, type SharePicture } from './share-picture';
import { absolute } from '../addresses/absolute';

interface HeadInput {
  /** The page's own title. The site's name is appended unless the title begins with it. */
  title: string;
  /** Plain text, cut to 160 graphemes at a word (spec §1). */
  description: string;
  /** Path and query of the page's canonical URL: '/destinasi?page=2'. */
  path: string;
  type?: 'website' | 'article';
  /** When an article was published, in milliseconds. */
  publishedAt?: number | null;
  /** The page's own picture for link previews; without one it is the brand's. */
  picture?: SharePicture;
  /** False keeps a page with status 200 out of the index (empty categories, /cari). */
  index?: boolean;
  /** True for the text of a 404 or 503, which is no page of its own: not indexed, without a canonical URL. */
  isText?: boolean;
  /** True links the blog's feed, for feed readers that discover it. */
  feed?: boolean;
}

/** Ownership tokens for search engines, on the home page, where they look for them. */
function verification(): Metadata['verification'] {
  const { google, bing } = site().verification ?? {};
  return { ...(google ? { google } : {}), ...(bing ? { other: { 'msvalidate.01': bing } } : {}) };
}

/**
 * The whole head of a page (product-decisions.md, "Heads and structured data"). Every page calls it and the
 * root layout sets none of it, because Next inherits canonical and merges Open Graph shallowly.
 */
export function pageHead({
  title,
  description,
  path,
  type = 'website',
  publishedAt = null,
  picture = brandSharePicture(),
  index = true,
  isText = false,
  feed = false,
}: HeadInput): Metadata {
  const { name } = site();
  const text = excerpt(description, 160) || name;
  const url = absolute(path);
  // With the details that platforms want before they fetch it (search-visibility.md, C3).
  const image = {
    url: absolute(picture.path),
    width: SHARE_WIDTH,
    height: SHARE_HEIGHT,
    type: 'image/jpeg',
    alt: picture.alt,
  };
  const types = { 'application/rss+xml': [{ url: absolute(documents.feed), title: `Blog ${name}` }] };
  return {
    title: title.startsWith(name) ? title : `${title} | ${name}`,
    description: text,
    robots:
      isText || !index
        ? { index: false, follow: true }
        : { index: true, follow: true, 'max-image-preview': 'large' },
    ...(path === '/' ? { verification: verification() } : {}),
    ...(isText ? {} : { alternates: { canonical: url, ...(feed ? { types } : {}) } }),
    openGraph: {
      title,
      description: text,
      url,
      siteName: name,
      locale: 'id_ID',
      type,
      images: [image],
      ...(type === 'article' && publishedAt !== null ? { publishedTime: isoMoment(publishedAt) } : {}),
    },
    twitter: { card: 'summary_large_image', title, description: text, images: [image] },
    other: { language: 'id', 'revisit-after': '7 days' },
  };
}
