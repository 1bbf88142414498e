import { revalidate } from '@/lib/revalidation/revalidate';
import { settings } from '@/lib/settings/settings';
import * as route from './route';

jest.mock('@/lib/revalidation/revalidate', () => ({ revalidate: jest.fn() }));
jest.mock('@/lib/settings/settings', () => ({ settings: jest.fn() }));

const SECRET = 'rahasia-yang-panjang';
const work = jest.mocked(revalidate);
let elapsed = performance.now();
let warn: jest.SpyInstance;

beforeEach(() => {
  // Each test begins a minute later: nothing is left of the rate limits.
  elapsed += 60_000;
  jest.spyOn(performance, 'now').mockImplementation(() => elapsed);
  jest.mocked(settings).mockReturnValue({ revalidateSecret: SECRET } as never);
  work.mockReset().mockResolvedValue({ renewed: ['/api/admin/events'], failed: [] });
  warn = jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

const request = (method: string, secret = SECRET, body?: string) =>
  new Request('http://localhost/api/revalidate', {
    method,
    body,
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
  });
const post = (secret?: string, body?: string) => route.POST(request('POST', secret, body));

async function times(count: number, secret?: string) {
  const answers: Response[] = [];
  for (let call = 0; call < count; call += 1) answers.push(await post(secret));
  return answers;
}

describe('POST /api/revalidate', () => {
  test('/api/revalidate answers 404 when no secret is set', async () => {
    jest.mocked(settings).mockReturnValue({ revalidateSecret: null } as never);
    expect((await post()).status).toBe(404);
    expect((await route.GET()).status).toBe(404);
    expect(work).not.toHaveBeenCalled();
  });
  test('/api/revalidate answers 401 and does nothing for a wrong secret', async () => {
    const answer = await post('salah');
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    expect(work).not.toHaveBeenCalled();
  });
  test('/api/revalidate never reveals the secret in a response or a log line', async () => {
    const answers = [await post('salah'), await post(SECRET, '{'), await post()];
    for (const answer of answers) expect(await answer.text()).not.toContain(SECRET);
    expect(String(warn.mock.calls)).not.toContain(SECRET);
  });
  test('/api/revalidate throttles wrong secrets with 429 and Retry-After', async () => {
    const last = (await times(11, 'salah')).at(-1);
    expect(last?.status).toBe(429);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
  test('/api/revalidate still answers the right secret while someone guesses', async () => {
    await times(200, 'salah');
    expect((await post()).status).toBe(200);
  });
  test('/api/revalidate throttles the right secret after 60 calls', async () => {
    const last = (await times(61)).at(-1);
    expect(last?.status).toBe(429);
    expect(last?.headers.get('retry-after')).toBe('1');
    expect(work).toHaveBeenCalledTimes(60);
  });
  test('/api/revalidate answers 422 with the reason for an invalid body, but 401 for a wrong secret', async () => {
    expect((await post('salah', '{')).status).toBe(401);
    const answer = await post(SECRET, '{');
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ message: 'the body is not JSON' });
  });
  test('/api/revalidate answers 503 with Retry-After when the API failed', async () => {
    work.mockResolvedValue({ renewed: [], failed: [{ path: '/api/admin/events', reason: 'answered 500' }] });
    const answer = await post();
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('10');
    expect(await answer.json()).toMatchObject({ failed: [{ reason: 'answered 500' }] });
  });
  test('/api/revalidate revalidates the kind and key of its body', async () => {
    await post(SECRET, '{"kind":"event","slug":"lari-fajar"}');
    expect(work).toHaveBeenCalledWith({ kind: 'event', key: 'lari-fajar' });
  });
  test('/api/revalidate answers with no-store', async () => {
    for (const answer of [await post(), await post('salah'), await post(SECRET, '{'), route.GET()])
      expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
  '/api/revalidate answers 405 to %s',
  (method) => {
    const answer = route[method]();
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  },
);
