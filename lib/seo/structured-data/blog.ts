import type { BlogPostingLeaf, PersonLeaf } from 'schema-dts';
import { blog, type BlogDetail } from '../../entities/blog/blog';
import { isoMoment } from '../../base/jakarta';
import { itemFacts, organization } from './parts';

/** An article (search-visibility.md A2, "Blog detail"). No `dateModified`: the page shows none. */
export function articleNode(item: BlogDetail): BlogPostingLeaf {
  const { name, ...facts } = itemFacts(blog, item, '');
  return {
    '@type': 'BlogPosting',
    ...facts,
    headline: name,
    description: item.summary || undefined,
    mainEntityOfPage: facts.url,
    datePublished: item.createdAt === null ? undefined : isoMoment(item.createdAt),
    author: authors(item.author),
    publisher: organization(),
    articleSection: item.category,
    timeRequired: item.minutes ? `PT${item.minutes}M` : undefined,
    inLanguage: 'id',
  };
}

/** 'Oleh Sari dan Budi' → two persons with one name each and no other facts. */
function authors(text: string | null): PersonLeaf[] | undefined {
  const names = (text ?? '')
    .replace(/^(?:oleh|by|penulis)\b[\s:]*/i, '')
    .split(/\s*(?:[,;&]|\b(?:dan|and)\b)\s*/i)
    .filter(Boolean);
  return names.length ? names.map((name) => ({ '@type': 'Person', name })) : undefined;
}
