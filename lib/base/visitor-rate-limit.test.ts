import { asVisitor } from './visitor';
import { VisitorRateLimit } from './visitor-rate-limit';

const DAY = 86_400_000;
let all: VisitorRateLimit;
const takes = (visitor: string) => asVisitor(visitor, () => all.mine().take());

beforeEach(() => (all = new VisitorRateLimit(2, DAY)));

test('the limit of one visitor is used up without affecting another visitor', () => {
  expect([takes('a'), takes('a'), takes('a'), takes('b')]).toEqual([true, true, false, true]);
});

test('all unknown visitors share one limit', () => {
  expect([1, 2, 3].map(() => all.mine().take())).toEqual([true, true, false]);
});

test('the rate limit forgets the visitor seen longest ago beyond ten thousand', () => {
  for (const visitor of ['first', 'last']) while (takes(visitor));
  for (let number = 0; number < 9_999; number += 1) {
    takes(`visitor ${number}`);
    if (number % 1000 === 0) takes('last');
  }
  expect([takes('last'), takes('first')]).toEqual([false, true]);
});
