import { AdminApiClient } from '../admin-api/client';
import { AdminApiError } from '../admin-api/errors';
import { readAddress } from '../addresses/address';
import { redirects } from '../addresses/redirects';
import { processWide } from '../base/process-wide.mjs';
import { KINDS, type Kind } from '../entities/kinds';
import { KULINER_ENDPOINT } from '../entities/makanan/makanan';
import { registry } from '../entities/registry';
import { caseAt, type Case } from './case-of';

/* An API and the cases of addresses with it, for tests. */

export const OUTAGE = new AdminApiError('status', 'x', 500);
export const FAILED = { state: 'failed', error: { code: 'status', status: 500 } };
export const ABSENT = { state: 'absent' };

const endpoints = new Set([...KINDS.map((kind) => registry[kind].endpoint), KULINER_ENDPOINT]);
const EIGHT = Array.from({ length: 8 }, (_, n) => {
  const name = `Nama ${n + 1}`;
  return {
    ...{ id: n + 1, slug: `nama-${n + 1}`, judul: name, title: name, name, event_date: `2030-0${n + 1}-01` },
    ...{ images: `${n}.jpg`, image: `${n}.jpg` },
  };
});

/**
 * The API's answers by path, an error or JSON, and what it was asked. Any other list has eight items, and any
 * other item is none.
 */
export const api: { answers: Record<string, unknown>; asked: string[] } = { answers: {}, asked: [] };

/** Begins with an API that has all lists, and a client that has asked for nothing. */
export function beginAfresh(): void {
  Object.assign(api, { answers: {}, asked: [] });
  forgetAll();
  (processWide as { unlistedKeys?: Map<string, unknown> }).unlistedKeys?.clear();
  (processWide as { searchDesk?: { recent: { clear: () => void } } }).searchDesk?.recent.clear();
}

/** The operator's rules, in a test that mocks them. */
export function rules(...of: [string, string][]): void {
  jest.mocked(redirects).mockReturnValue(new Map(of));
}

/** A client that has nothing yet. */
export function forgetAll(): void {
  const provider = (path: string) => {
    api.asked.push(path);
    const { answers } = api;
    const answer = path in answers ? answers[path] : endpoints.has(path) ? { data: EIGHT } : null;
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const store = { read: async () => null, write: async () => undefined, remove: async () => undefined };
  Object.assign(processWide, { adminApiClient: new AdminApiClient({ provider, store, freshMs: 60_000 }) });
}

/** The lists of these kinds fail from now on. */
export function down(...kinds: Kind[]): void {
  for (const kind of kinds) api.answers[registry[kind].endpoint] = OUTAGE;
}

/** The API has an item with this key. */
export function there(kind: Kind, key: string): void {
  api.answers[`${registry[kind].endpoint}/${key}`] = {
    data: { id: 1, slug: key, title: 'Ada', judul: 'Ada' },
  };
}

/** The case of the target of a request. */
export function at(target: string, plan = ''): Promise<Case> {
  const [path = '', search = ''] = target.split(/(?=\?)/);
  return caseAt(readAddress(path, search), plan);
}

export async function stateOf(target: string, plan = ''): Promise<Case['state']> {
  return (await at(target, plan)).state;
}
