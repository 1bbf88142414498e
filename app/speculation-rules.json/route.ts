import { speculationRules } from '@/lib/addresses/speculation-rules';

/** What browsers may fetch ahead; kept by no proxy, because it depends on two request headers. */
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
