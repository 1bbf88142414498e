import { DAY, type Span, type Week } from './week';

/*
 * The part of OpenStreetMap's notation that says the same in every week: 'Mo-Fr 08:00-16:00; Sa,Su off',
 * '24/7', 'Fr 17:00-02:00'. The library for the whole notation, opening_hours 3.15, costs 18 MB of memory and
 * 67 ms of each start, and throws at 'PH', because it knows no Indonesian holidays.
 */

const DAYS = ['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa'];
const RULE = /^(?:([a-z]{2}(?:[-,][a-z]{2})*)(?:\s+|$))?(.*)$/;
const TIME = /^(\d{1,2}):([0-5]\d)-(\d{1,2}):([0-5]\d)$/;
/** The longest text that is read: seven days with two spans each need some 200 characters. */
const MAX_LENGTH = 400;

/**
 * Opening hours as a week: OpenStreetMap's notation, or what people write in Indonesian and English
 * ('Senin–Jumat 08.00–16.00, Sabtu tutup', 'Setiap hari: 24 jam'). A later rule replaces an earlier one for
 * its days; days that no rule names are closed. Null for what cannot be read without doubt.
 */
export function readHours(text: string): Week | null {
  if (text.length > MAX_LENGTH) return null;
  const rules = normalised(text).split(';').filter(Boolean);
  const week: (readonly Span[] | null)[] = DAYS.map(() => null);
  for (const rule of rules) {
    const [, days = '', times = ''] = RULE.exec(rule) ?? [];
    const spans = readSpans(times);
    const named = days ? readDays(days) : DAYS.keys();
    if (!spans || !named) return null;
    for (const day of named) week[day] = spans;
  }
  return week.some((spans) => spans?.length) ? week.map((spans) => spans ?? []) : null;
}

/** Days of the week in the same notation and words ('Su-Th', 'Senin sampai Kamis'), as numbers; else null. */
export function readWeekdays(text: string): number[] | null {
  return text.length > MAX_LENGTH ? null : readDays(normalised(text));
}

/** 'mo-we,fr' as numbers, Sunday being 0. */
function readDays(text: string): number[] | null {
  const days: number[] = [];
  for (const part of text.split(',')) {
    const [first = -1, last = first, ...more] = part.split('-').map((day) => DAYS.indexOf(day));
    if (first < 0 || last < 0 || more.length) return null;
    for (let day = first; days.push(day) && day !== last; day = (day + 1) % 7);
  }
  return days;
}

/** '08:00-12:00,13:00-17:00' in order; an empty list for 'off'. */
function readSpans(text: string): Span[] | null {
  if (text === 'off') return [];
  const spans: Span[] = [];
  for (const part of text.split(',')) {
    const [fromHour = NaN, fromMinute = NaN, untilHour = NaN, untilMinute = NaN] = (TIME.exec(part) ?? [])
      .slice(1)
      .map(Number);
    const from = fromHour * 60 + fromMinute;
    const end = untilHour * 60 + untilMinute;
    const until = end > from ? end : end + DAY;
    if (!(from < DAY && end <= DAY && from >= (spans.at(-1)?.[1] ?? 0))) return null;
    spans.push([from, until]);
  }
  return spans;
}

const WORDS: [RegExp, string][] = [
  [/\b(?:setiap|tiap) hari\b|\b(?:everyday|every day|daily)\b/g, 'mo-su'],
  [/\bsenin\b|\bmon(?:day)?\b/g, 'mo'],
  [/\bselasa\b|\btue(?:s(?:day)?)?\b/g, 'tu'],
  [/\brabu\b|\bwed(?:nesday)?\b/g, 'we'],
  [/\bkamis\b|\bthu(?:rs(?:day)?)?\b/g, 'th'],
  [/\bjum['’]?at\b|\bfri(?:day)?\b/g, 'fr'],
  [/\bsabtu\b|\bsat(?:urday)?\b/g, 'sa'],
  [/\b(?:minggu|ahad)\b|\bsun(?:day)?\b/g, 'su'],
  [/\b24\s*\/\s*7\b|\b24 (?:jam|hours)\b/g, '00:00-24:00'],
  [/\b(?:tutup|libur|closed)\b/g, 'off'],
  [/\b(?:pukul|jam|buka|hari|wib|open)\b/g, ' '],
  [/\s*(?:[–—-]|\bs\s*[/.]\s*d\b\.?|\b(?:sampai|hingga|to)\b)\s*/g, '-'],
  [/(\d)\.(\d)/g, '$1:$2'],
  [/([a-z])\s*:/g, '$1 '],
  [/\s*(?:&|\bdan\b|\band\b)\s*/g, ','],
  [/\s*[;|\n]\s*/g, ';'],
  // A comma ends a rule where a day follows a time, and divides days or times elsewhere.
  [/\s*,\s*/g, ','],
  [/(\d|off),(?=[a-z])/g, '$1;'],
  [/(\d|off)\s+(?=[a-z])/g, '$1;'],
  [/[^\S\n]+/g, ' '],
];

/** The text in OpenStreetMap's notation, in lower case, as far as its words are known. */
function normalised(text: string): string {
  let result = text.toLowerCase().trim();
  for (const [words, sign] of WORDS) result = result.replace(words, sign);
  return result
    .split(';')
    .map((rule) => rule.trim().replace(/[.,]$/, ''))
    .join(';');
}
