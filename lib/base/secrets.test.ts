import { isOwnQuestion, ownSecret } from './secrets';
import { processWide } from './process-wide.mjs';

test.each([null, undefined, '', 'x', '00000000-0000-0000-0000-000000000000', '1', 'true'])(
  '%j is not the secret',
  (given) => expect(isOwnQuestion(given)).toBe(false),
);

test('nor is anything that only resembles it', () => {
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

test('the secret itself is, and is long enough to be guessed by nobody', () => {
  expect(isOwnQuestion(ownSecret())).toBe(true);
  expect(ownSecret()).toMatch(/^[\da-f-]{36}$/);
});

test('all bundles of a process have one secret, and each process another', async () => {
  const secret = ownSecret();
  jest.resetModules();
  const again = await import('./secrets');
  expect(again.ownSecret()).toBe(secret);
  Object.assign(processWide, { ownQuestion: undefined });
  expect(again.ownSecret()).not.toBe(secret);
  expect(again.isOwnQuestion(secret)).toBe(false);
});
