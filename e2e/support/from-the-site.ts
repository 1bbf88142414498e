import { createRequire } from 'node:module';
import type * as Parameters from '../../lib/addresses/parameters';
import type * as SecurityHeaders from '../../lib/base/security-headers';
import type * as ContentSecurityPolicy from '../../server/content-security-policy';

/*
 * What specs take from the site's own modules, so that a change there shows here. They are compiled as
 * CommonJS, whose names an `import` of a spec, an ES module, does not see.
 */

const load = createRequire(import.meta.url);

/** What each page reads of its address. */
export const { PARAMETERS } = load('../../lib/addresses/parameters') as typeof Parameters;
/** What every answer says to protect visitors. */
export const { SECURITY_HEADERS, transportSecurity } = load(
  '../../lib/base/security-headers',
) as typeof SecurityHeaders;
/** The policy of a page, which names its scripts. */
export const { policyOf } = load('../../server/content-security-policy') as typeof ContentSecurityPolicy;
