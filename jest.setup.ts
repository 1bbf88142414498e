import type * as dom from '@testing-library/dom';

// A suite that runs in plain Node has no document and needs none of this, which takes a fifth of its time.
if (typeof document !== 'undefined') {
  jest.requireActual('@testing-library/jest-dom');
  jest.requireActual<typeof dom>('@testing-library/dom').configure({ asyncUtilTimeout: 10_000 });
}
