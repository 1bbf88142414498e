import type { Kind } from '../entities/kinds';
import type { Admin, Site } from '../settings/site';
import type { Topic } from '../settings/site-schema';

/** The topic of a kind's admin: restaurants and foods share one, articles have none. */
export function topicOf(kind: Kind): Topic | null {
  if (kind === 'restoran' || kind === 'makanan') return 'kuliner';
  return kind === 'blog' ? null : kind;
}

/**
 * The admins with the one responsible for the topic first: an admin who lists it among his services; else one
 * who lists no services and so covers all; else the operator's first. The others keep their order.
 */
export function concernedFirst(admins: Site['admins'], topic: Topic | null): Site['admins'] {
  const all: Admin[] = admins;
  const named = topic === null ? undefined : all.find(({ services }) => services?.includes(topic));
  const concerned = named ?? all.find(({ services }) => !services) ?? admins[0];
  return [concerned, ...all.filter((one) => one !== concerned)];
}
