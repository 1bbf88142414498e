import { useEffect, useRef, useState, type ReactNode } from 'react';
import { askWorker, wakeWorker } from '@/lib/offline/ask-worker';
import { savesData } from '@/lib/offline/can-keep';
import type { Answer, Failure, Kept, Wish } from '@/lib/offline/messages';
import { keptWords, leftWords } from './words';

interface Props {
  wish: Wish;
  /** Did the visitor press the button, or did he only come back? */
  isPressed: boolean;
}

/** A page that was kept less than this ago is not fetched again because it is opened. */
const FRESH_MS = 300_000;

const FAILED: Record<Failure, string> = {
  full: 'Penyimpanan perangkat ini penuh.',
  gone: 'Halaman ini sudah tidak ada, jadi tidak dapat disimpan.',
  away: 'Tidak tersambung; coba lagi saat ada sinyal.',
};

/** What is kept of a page, with what can be done about it; keeps it at once where the button was pressed. */
export default function OfflinePanel({ wish, isPressed }: Props): ReactNode {
  const [kept, setKept] = useState<readonly Kept[]>([]);
  const [said, setSaid] = useState<Answer | null>(null);
  const own = kept.find(({ page }) => page === wish.page);
  const isBusy = said?.is === 'progress';
  const main = useRef<HTMLButtonElement>(null);

  const take = (answer: Answer) => {
    setSaid(answer);
    if (answer.is === 'kept') setKept(answer.kept);
  };
  const keep = async () => {
    if (isBusy) return;
    setSaid({ is: 'progress', done: 0, of: wish.stops.length + 1 });
    take(
      await askWorker({ does: 'keep', wish }, setSaid).catch((): Answer => ({ is: 'failed', why: 'away' })),
    );
  };
  const remove = async () => {
    // The button goes with what it does.
    main.current?.focus();
    take(await askWorker({ does: 'remove' }));
  };

  useEffect(() => {
    const start = async () => {
      if (isPressed) {
        // In the place of the button that was pressed.
        main.current?.focus();
        return keep();
      }
      const answer = await askWorker({ does: 'list' });
      take(answer);
      if (answer.is !== 'kept' || answer.isAway || savesData()) return;
      const former = answer.kept.find(({ page }) => page === wish.page);
      if (former && (Date.now() - former.at > FRESH_MS || former.version !== wish.version)) await keep();
    };
    void start();
    // Once for a page: `wish` is what the server wrote into it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  // A form passes the worker, which takes a moment to start: it may while a field is filled in.
  useEffect(() => {
    document.addEventListener('focusin', wakeWorker);
    return () => document.removeEventListener('focusin', wakeWorker);
  }, []);

  return (
    <>
      <p className="small" role="status">
        {isBusy && `Menyimpan ${said.done} dari ${said.of} halaman…`}
        {said?.is === 'failed' && FAILED[said.why]}
        {own && !isBusy && keptWords(own)}
        {own && !isBusy && leftWords(own)}
      </p>
      <button type="button" className="btn btn--line btn--s" ref={main} aria-disabled={isBusy} onClick={keep}>
        {own ? 'Perbarui' : 'Bawa tanpa sinyal'}
      </button>
      {kept.length > 0 && (
        <button type="button" className="btn btn--line btn--s" disabled={isBusy} onClick={remove}>
          {kept.length > 1 ? `Hapus semua (${kept.length})` : 'Hapus'}
        </button>
      )}
    </>
  );
}
