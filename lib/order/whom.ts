import { site, type Site } from '../settings/site';
import type { Topic } from '../settings/site-schema';
import { concernedFirst } from './concerned';

/** The operator's data for pages of a topic: the first admin is the one responsible. */
export function siteFor(topic: Topic | null): Site {
  const all = site();
  return { ...all, admins: concernedFirst(all.admins, topic) };
}
