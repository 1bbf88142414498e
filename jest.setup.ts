import { AsyncLocalStorage } from 'node:async_hooks';
import type * as dom from '@testing-library/dom';

// Node before 24 takes every promise past each AsyncLocalStorage that ever ran and was not disabled. Jest has
// one for each test file, and its worker keeps them all: each would slow down the files that come later.
const opened = AsyncLocalStorage as unknown as { ran?: Set<AsyncLocalStorage<unknown>> };
if (!opened.ran) {
  const ran = (opened.ran = new Set());
  const { run } = AsyncLocalStorage.prototype;
  AsyncLocalStorage.prototype.run = function (this: AsyncLocalStorage<unknown>, ...given: unknown[]) {
    ran.add(this);
    return Reflect.apply(run, this, given);
  };
}
for (const storage of opened.ran) storage.disable();
opened.ran.clear();

// A suite that runs in plain Node has no document and needs none of this, which takes a fifth of its time.
if (typeof document !== 'undefined') {
  jest.requireActual('@testing-library/jest-dom');
  jest.requireActual<typeof dom>('@testing-library/dom').configure({ asyncUtilTimeout: 10_000 });
}
