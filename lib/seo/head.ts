import type { Metadata } from 'next';
import { excerpt } from '../format/excerpt';
import { settings } from '../settings';
import { site } from '../site';

/** What a page is, for the cache handler (lib/cache): it sets the HTTP status from it. */
export type PageState = 'ok' | '404' | '503' | 'partial';

interface HeadInput {
  /** The page's own title; the site's name is added. */
  title: string;
  /** Plain text, cut to 160 graphemes at a word (spec §1). */
  description: string;
  /** Path and query of the page's one address: '/destinasi?page=2'. */
  path: string;
  type?: 'website' | 'article';
  state?: PageState;
  /** False keeps a page that is 200 out of the index (empty categories, /cari). */
  index?: boolean;
}

/** The picture of shared links, until an item has one of its own. */
const SHARE_PICTURE = '/art/bagikan.jpg';

/** An address of this site as an absolute URL. */
export function absolute(path: string): string {
  return path === '/' ? `${settings().siteUrl}/` : settings().siteUrl + path;
}

/**
 * The whole head of a page (decisions.md, "Heads and structured data"). Every page calls it and nothing of it stands in the root
 * layout, because Next inherits canonical and merges Open Graph shallowly.
 */
export function pageHead({
  title,
  description,
  path,
  type = 'website',
  state = 'ok',
  index = true,
}: HeadInput): Metadata {
  const { name } = site();
  const gone = state === '404' || state === '503';
  const text = excerpt(description, 160) || name;
  const url = absolute(path);
  const picture = { url: absolute(SHARE_PICTURE), width: 1200, height: 630, type: 'image/jpeg', alt: name };
  return {
    title: title === name ? name : `${title} | ${name}`,
    description: text,
    robots:
      gone || !index
        ? { index: false, follow: true }
        : { index: true, follow: true, 'max-image-preview': 'large' },
    ...(gone ? {} : { alternates: { canonical: url } }),
    openGraph: { title, description: text, url, siteName: name, locale: 'id_ID', type, images: [picture] },
    twitter: { card: 'summary_large_image', title, description: text, images: [picture] },
    other: { language: 'id', 'revisit-after': '7 days', ...(state === 'ok' ? {} : { 'x-status': state }) },
  };
}
