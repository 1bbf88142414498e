import { isOwnQuestion, ownSecret } from './secrets';
import { processWide } from './process-wide.mjs';

test.each([null, undefined, '', 'x', '00000000-0000-0000-0000-000000000000', '1', 'true'])(
  'isOwnQuestion rejects %j',
  (given) => expect(isOwnQuestion(given)).toBe(false),
);

test('isOwnQuestion rejects altered forms of the secret and a text of as many bytes', () => {
  const secret = ownSecret();
  for (const given of [
    ` ${secret}`,
    `${secret} `,
    secret.toUpperCase(),
    secret.slice(1),
    `${secret}, ${secret}`,
  ])
    expect([given, isOwnQuestion(given)]).toEqual([given, given === secret]);
  expect(isOwnQuestion('é'.repeat(secret.length / 2))).toBe(false);
});

test('isOwnQuestion accepts the secret, which is a UUID of 36 characters', () => {
  expect(isOwnQuestion(ownSecret())).toBe(true);
  expect(ownSecret()).toMatch(/^[\da-f-]{36}$/);
});

test('all bundles of a process share one secret, and another process has another', async () => {
  const secret = ownSecret();
  jest.resetModules();
  const again = await import('./secrets');
  expect(again.ownSecret()).toBe(secret);
  Object.assign(processWide, { ownQuestion: undefined });
  expect(again.ownSecret()).not.toBe(secret);
  expect(again.isOwnQuestion(secret)).toBe(false);
});
