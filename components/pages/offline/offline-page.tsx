import { ProseText } from '@/components/ui/prose/prose';
import { OFFLINE_TITLE } from '@/lib/seo/page-heads';
import { KeptList } from './kept-list.island';

/** `/tanpa-sinyal`: that a page is not kept, and what is. */
export function OfflinePage() {
  return (
    <main id="isi" tabIndex={-1} className="wrap section">
      <h1>{OFFLINE_TITLE}</h1>
      <ProseText>
        <p>
          Perangkat Anda sedang tanpa sinyal, dan halaman ini tidak ikut dibawa. Buka lagi saat ada sinyal,
          atau kembali ke halaman sebelumnya. Bila Anda baru menekan tombol formulir, isinya belum terkirim.
        </p>
        <KeptList />
      </ProseText>
    </main>
  );
}
