import { isQueueFull } from '@/lib/base/semaphore';
import { noStore } from '@/lib/base/no-store';
import { logWarning } from '@/lib/log/log';
import { StorageError, storedPicture, UnreadableError } from '@/lib/pictures/storage';

/** Pictures of items, from the provider or the embedded content, served from this site's own origin. */
export async function GET(_request: Request, { params }: RouteContext<'/storage/[...path]'>) {
  const { path } = await params;
  try {
    const picture = await storedPicture(path);
    if (!picture) return noStore(404, {}, 'Gambar tidak ditemukan');
    const headers = { 'content-type': picture.type, 'cache-control': 'public, max-age=86400' };
    return new Response(picture.bytes, { headers });
  } catch (error) {
    if (isQueueFull(error)) return noStore(429, { 'retry-after': '5' }, 'Terlalu banyak gambar diminta');
    if (!(error instanceof StorageError)) throw error;
    if (!(error instanceof UnreadableError))
      logWarning('picture failed', { path: path.join('/'), reason: error.message });
    return noStore(502, {}, 'Gambar belum dapat diambil');
  }
}
