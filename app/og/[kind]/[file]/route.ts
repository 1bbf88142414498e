import { noStore } from '@/lib/base/no-store';
import { sharePicture, type ShareAnswer } from '@/lib/pictures/share-pictures';
import { decodeKey, shareHref } from '@/lib/addresses/routes';
import { noDocument, sendDocument } from '@/lib/seo/document';

/** For a day, then a week while a new one is fetched (search-visibility.md, C4). */
const LONG = 'public, max-age=86400, stale-while-revalidate=604800';
/** For the substitute of a picture that is not available now. */
const SHORT = 'public, max-age=60';

/**
 * `/og/<kind>/<key>.jpg`: the preview picture of a link in messengers and social networks
 * (product-decisions.md, "Heads and structured data"). `v` only makes the URL change with the picture;
 * neither it nor any other parameter affects the response.
 */
export async function GET(request: Request, { params }: RouteContext<'/og/[kind]/[file]'>) {
  const { kind, file } = await params;
  const key = /^(.+)\.jpg$/.exec(decodeKey(file))?.[1];
  const answer: ShareAnswer = key ? await sharePicture(kind, key) : { state: 'absent' };
  if (answer.state === 'absent') return noDocument();
  if (answer.state === 'flood') return noStore(429, { 'retry-after': String(answer.retrySeconds) });
  if (answer.state === 'moved')
    return new Response(null, {
      status: 308,
      headers: { location: shareHref(kind, answer.key), 'cache-control': SHORT },
    });
  const headers = {
    'content-type': 'image/jpeg',
    'cache-control': cacheControl(answer, new URL(request.url).searchParams.get('v')),
    etag: answer.etag,
  };
  return sendDocument(request, { body: answer.bytes, headers });
}

function cacheControl(answer: Extract<ShareAnswer, { bytes: Uint8Array }>, asked: string | null): string {
  if (answer.state === 'fallback' || !answer.fresh) return SHORT;
  return asked === answer.version ? `${LONG}, immutable` : LONG;
}
