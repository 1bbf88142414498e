import type { Kind } from '../entities/kinds';
import { site, type Admin, type Site } from '../settings/site';
import type { Topic } from '../settings/site-schema';

/** Who answers for a kind: what is eaten is one topic, an article none. */
export function topicOf(kind: Kind): Topic | null {
  if (kind === 'restoran' || kind === 'makanan') return 'kuliner';
  return kind === 'blog' ? null : kind;
}

/**
 * The admins with the one first whom a topic concerns: who names it among his services; else who names none,
 * and so answers for all; else the operator's first. The others keep their order.
 */
export function concernedFirst(admins: Site['admins'], topic: Topic | null): Site['admins'] {
  const all: Admin[] = admins;
  const named = topic === null ? undefined : all.find(({ services }) => services?.includes(topic));
  const concerned = named ?? all.find(({ services }) => !services) ?? admins[0];
  return [concerned, ...all.filter((one) => one !== concerned)];
}

/** The operator's data for the pages of a topic: its first admin is the one whom they concern. */
export function siteFor(topic: Topic | null): Site {
  const all = site();
  return { ...all, admins: concernedFirst(all.admins, topic) };
}
