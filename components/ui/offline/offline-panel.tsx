import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { askWorker, wakeWorker } from '@/lib/offline/ask-worker';
import { savesData } from '@/lib/offline/can-keep';
import type { Answer, Failure, Kept, Message, Wish } from '@/lib/offline/messages';
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
  const begun: Answer = { is: 'progress', done: 0, of: wish.stops.length + 1 };
  const [said, setSaid] = useState<Answer | null>(isPressed ? begun : null);
  const own = kept.find(({ page }) => page === wish.page);
  const isBusy = said?.is === 'progress';
  const main = useRef<HTMLButtonElement>(null);

  const take = (answer: Answer) => {
    setSaid(answer);
    if (answer.is === 'kept') setKept(answer.kept);
  };
  const ask = (message: Message) =>
    askWorker(message, setSaid).catch((): Answer => ({ is: 'failed', why: 'away' }));
  const fetchAll = () => void ask({ does: 'keep', wish }).then(take);
  const keep = () => {
    if (isBusy) return;
    setSaid(begun);
    fetchAll();
  };
  const remove = () => {
    // The button goes with what it does.
    main.current?.focus();
    void ask({ does: 'remove' }).then(take);
  };

  const begin = useEffectEvent(() => {
    if (isPressed) {
      // In the place of the button that was pressed.
      main.current?.focus();
      return fetchAll();
    }
    void ask({ does: 'list' }).then((answer) => {
      // Nobody asked for anything that could have failed.
      if (answer.is !== 'kept') return;
      take(answer);
      if (answer.isAway || savesData()) return;
      const former = answer.kept.find(({ page }) => page === wish.page);
      if (former && (Date.now() - former.at > FRESH_MS || former.version !== wish.version)) keep();
    });
  });
  useEffect(() => begin(), []);

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
