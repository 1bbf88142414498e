import faq from '@/content/fixed/faq.json';
import terms from '@/content/fixed/terms.json';
import type { Finding } from './finding';
import type { KindReport } from './report';

/*
 * Contradictions in the fixed texts that a program can find: the days before departure of one duty, and the
 * per cents of a cancellation (product-decisions.md, "Fixed content").
 */

interface Text {
  title: string;
  text: string;
}

/** What a cancellation costs from so many to so many days before departure, in per cent. */
interface Fee {
  title: string;
  from: number;
  to: number;
  percent: number;
}

const DAYS = /(?:H-(\d+)|(\d+) hari sebelum keberangkatan)/g;
const RANGE = /(\d+)% untuk (\d+) sampai (\d+) hari/g;
const REFUND = /sampai (\d+) hari sebelum keberangkatan[^.%]*pengembalian[^.%]*?(\d+)%/gi;
const PENALTY = /kurang dari (\d+) hari[^.%]*?(\d+)%/gi;

/** The report on the fixed texts. */
export function examineFixed(texts: readonly Text[] = [...terms.items, ...faq.items]): KindReport {
  return {
    ...{ name: 'fixed', endpoint: 'content/fixed/', delivered: texts.length, shown: texts.length },
    ...{ details: 0, pictures: 0, missing: {}, answers: { count: 0, medianMs: 0, slowestMs: 0 } },
    findings: [...deadlines(texts), ...fees(texts)],
  };
}

/** The last payment is due on more than one day. */
function deadlines(texts: readonly Text[]): Finding[] {
  const due = texts
    .filter(({ title, text }) => /pelunasan/i.test(title + text))
    .flatMap(({ title, text }) =>
      [...text.matchAll(DAYS)].map(([, h, days]) => ({ title, days: h ?? days })),
    );
  return new Set(due.map(({ days }) => days)).size > 1
    ? [contradiction([...new Set(due.map(({ title, days }) => `pelunasan H-${days} (${title})`))])]
    : [];
}

/** A cancellation costs two things on one day, or less on a later day. */
function fees(texts: readonly Text[]): Finding[] {
  const all = texts.filter(({ title, text }) => /pembatalan/i.test(title + text)).flatMap(feesOf);
  const isWrong = all.some((one) => all.some((other) => contradict(one, other)));
  return isWrong ? [contradiction(all.map(feeText))] : [];
}

/** `later` is the fee nearer to the departure, where the two have no day in common. */
function contradict(later: Fee, sooner: Fee): boolean {
  if (later.from <= sooner.to && sooner.from <= later.to) return later.percent !== sooner.percent;
  return later.to < sooner.from && later.percent < sooner.percent;
}

function feesOf({ title, text }: Text): Fee[] {
  const ranges = [...text.matchAll(RANGE)].map(([, percent, to, from]) => fee(title, from, to, percent));
  const refunds = [...text.matchAll(REFUND)].map(([, from, percent]) =>
    fee(title, from, Infinity, 100 - Number(percent)),
  );
  const penalties = [...text.matchAll(PENALTY)].map(([, days, percent]) =>
    fee(title, 0, Number(days) - 1, percent),
  );
  return [...ranges, ...refunds, ...penalties];
}

function fee(title: string, from: unknown, to: unknown, percent: unknown): Fee {
  return { title, from: Number(from), to: Number(to), percent: Number(percent) };
}

function feeText({ title, from, to, percent }: Fee): string {
  const days = to === Infinity ? `H-${from} dan sebelumnya` : `H-${to} sampai H-${from}`;
  return `pembatalan ${days}: ${percent}% (${title})`;
}

function contradiction(said: readonly string[]): Finding {
  return { problem: 'texts contradict', id: null, detail: said.join('; ') };
}
