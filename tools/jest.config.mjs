import site, { NODE } from '../jest.config.mjs';
import { ROOT } from '../scripts/run.mjs';

/** The tests of the workshop: as the site's, with the packages of its tools (npm run test:tools). */
export default {
  ...site,
  projects: [
    {
      ...NODE,
      displayName: 'tools',
      rootDir: ROOT,
      testMatch: ['<rootDir>/tools/**/*.test.{ts,mjs}'],
      testPathIgnorePatterns: ['/node_modules/'],
    },
  ],
};
