import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/* A decision is read on one screen: the question, what could have been done, what is done, its price. */

const FOLDER = path.join(__dirname, 'decisions');
const decisions = readdirSync(FOLDER).filter((name) => /^\d{4}-/.test(name));

test.each(decisions)('the decision %s has its four parts in order and at most 3.6 kB', (name) => {
  const text = readFileSync(path.join(FOLDER, name), 'utf8');
  const parts = [...text.matchAll(/^\*\*(\w+)\.\*\*/gm)].map(([, part]) => part);
  expect(parts).toEqual(['Context', 'Options', 'Decision', 'Price']);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(3600);
});
