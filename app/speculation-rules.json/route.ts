import { speculationRules } from '@/lib/addresses/speculation-rules';

/**
 * The pages that browsers may fetch ahead. Cached for a day by each browser, and by no proxy,
 * because the response depends on two request headers.
 */
export function GET({ headers }: Request): Response {
  const rules = speculationRules({
    savesData: headers.get('save-data') === 'on',
    isMobile: headers.get('sec-ch-ua-mobile') === '?1',
  });
  return new Response(JSON.stringify(rules), {
    headers: {
      'content-type': 'application/speculationrules+json',
      'cache-control': 'private, max-age=86400',
      vary: 'Save-Data, Sec-CH-UA-Mobile',
    },
  });
}
