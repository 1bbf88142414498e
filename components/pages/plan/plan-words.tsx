import { ErrorState } from '@/components/states/error-state/error-state';
import { parseDate, longDate } from '@/lib/format/tanggal';
import { MAX_ITEMS } from '@/lib/plan/keeping';
import { MAX_COUNT } from '@/lib/plan/plan';
import { ABSENT, COUNTED, FULL, WRONG_NUMBER, WRONG_START } from '@/lib/plan/post';
import type { PlanView } from '@/lib/plan/view';
import { planTitle } from '@/lib/seo/page-heads';

export interface WordsProps {
  view: PlanView;
  /** Was it sent by somebody else? Then it is read only, and can be taken over. */
  isSent: boolean;
  /** The number of parts of the plan's text that could not be read, and of items beyond the limit. */
  ignored: number;
  beyond: number;
  /** In milliseconds: what is past, and the date on paper. */
  now: number;
}

/** What could not be read, had or done of a plan, each in a sentence of its own. */
export function PlanWords({ view: { plan, state, departure }, isSent, ignored, beyond, now }: WordsProps) {
  const start = plan.start === null ? null : parseDate(plan.start);
  const words = [
    ignored > 0 && `${ignored} bagian dari rencana ini tidak terbaca dan dilewati.`,
    beyond > 0 &&
      `Satu rencana memuat paling banyak ${MAX_ITEMS} tempat. ${beyond} tempat sesudahnya tidak ikut.`,
    state === 'partial' && `Sebagian isi rencana sedang tidak dapat dimuat. ${whatStays(isSent)}`,
    start &&
      departure === null &&
      `Tanggal berangkat di rencana ini, ${longDate(start)}, ${start.getTime() < now ? 'sudah lewat' : 'lebih dari dua tahun lagi'}.`,
  ].filter((word) => typeof word === 'string');
  return (
    <>
      {words.map((word) => (
        <p key={word} className="rcn-word" data-outcome="">
          {word}
        </p>
      ))}
      <Outcomes />
    </>
  );
}

const OUTCOMES: readonly [id: string, words: string][] = [
  [COUNTED, 'Rencana sudah dihitung ulang. Periksa, lalu pesan.'],
  [
    FULL,
    `Rencana sudah penuh: paling banyak ${MAX_ITEMS} tempat, lebih sedikit bila catatannya panjang. Hapus yang tidak jadi.`,
  ],
  [ABSENT, 'Yang ingin Anda simpan tidak ada, jadi tidak ada yang ditambahkan.'],
  [
    WRONG_START,
    'Tanggal berangkat paling cepat hari ini dan paling lambat dua tahun lagi. Tanggal sebelumnya tetap berlaku.',
  ],
  [WRONG_NUMBER, `Jumlah adalah angka dari 1 sampai ${MAX_COUNT}. Jumlah sebelumnya tetap berlaku.`],
];

/** What became of a form: hidden until the answer to a form leads to its sentence (`:target`). */
export function Outcomes() {
  return OUTCOMES.map(([id, words]) => (
    <p key={id} id={id} className="rcn-word rcn-full">
      {words}
    </p>
  ));
}

/** What of a plan is not lost while its items cannot be had. */
function whatStays(isSent: boolean): string {
  return isSent ? 'Alamat ini tetap berlaku.' : 'Isinya tetap tersimpan.';
}

/** That no item of a plan can be had now; the plan itself is in the visitor's cookie or in the address. */
export function PlanFailure({ isSent }: { isSent: boolean }) {
  return (
    <main id="isi" tabIndex={-1} className="wrap rcn rcn-empty">
      <h1>{planTitle(isSent)}</h1>
      <ErrorState message={`Rencana sedang tidak dapat dimuat. ${whatStays(isSent)}`} />
    </main>
  );
}
