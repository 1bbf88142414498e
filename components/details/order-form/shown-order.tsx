import { readOrder, weekdaysAfter, withOrder, type OrderFields } from '@/lib/order/order';
import { startOf, today } from '@/lib/base/jakarta';
import { likelyDay, refusedOn } from '@/lib/hours/days-off';
import { DAY_NAMES } from '@/lib/hours/week';
import { aheadOf, barLine, shortDay, sumOf } from '@/lib/order/sum';
import { DATE_WORDS, ORDER_KEPT } from './names';

/* The part of an order's form that needs script, loaded with the first touch of a field. */

/** A trip is mostly asked for on one day of the week; so many of them are one press away. */
const QUICK_DAYS = 4;

type Field = HTMLInputElement | HTMLSelectElement;

/** The fields that a visitor sets. */
const inputsOf = (form: HTMLFormElement) =>
  ['tanggal', 'jumlah', 'lama', 'kamar', 'pengemudi'].flatMap(
    (name) => (form.elements.namedItem(name) as Field | null) ?? [],
  );

/** The forms that were filled with what was kept, and those that a visitor has changed since. */
const filled = new WeakSet<HTMLFormElement>();
const changedOnce = new WeakSet<HTMLFormElement>();

/**
 * What the page shows of the order in the form. Fills it first, and with the first change; keeps what is set,
 * for the next item. `changed` is the name of the field that the visitor is changing, else ''.
 */
export function showOrder(form: HTMLFormElement, fields: OrderFields, changed: string) {
  const inputs = inputsOf(form);
  const isFirstChange = changed !== '' && !changedOnce.has(form);
  if (isFirstChange) changedOnce.add(form);
  if (isFirstChange || !filled.has(form)) recall(inputs, fields, changed);
  filled.add(form);
  keep(fields, inputs, changed);
  const valueOf = (name: string) => inputs.find((input) => input.name === name)?.value ?? null;
  const date = inputs.find((input) => input instanceof HTMLInputElement);
  const order = readOrder(fields, valueOf);
  const { text, total, note } = sumOf(fields, order);
  // A day that no calendar has stands in the field, but is no value of it.
  const isDateWrong = !order.date && (date?.value || date?.validity.badInput);
  const refused = date && refusedOn(fields.off, startOf(date.value).getTime());
  return {
    line: barLine(fields, order),
    hrefOf: (untouched: string) => withOrder(untouched, fields, order),
    // These three take the place of the bar's price, of the words below the date, of the form's button.
    price: total && <b>{total}</b>,
    days: date && <QuickDays date={date} fields={fields} />,
    sum: (
      <>
        <span>{total ? `${text} =` : text}</span> {total && <b>{total}</b>}{' '}
        <small>
          {refused && `${refused}. `}
          {isDateWrong && 'Tanggal itu tidak dapat dipesan dan tidak ikut tertulis. '}
          {note}
        </small>
      </>
    ),
  };
}

export type ShownOrder = ReturnType<typeof showOrder>;

/**
 * The next Saturdays, or another day of the week where these are off, one press each, which sets the date or
 * takes it away. The words in whose place they stand stay the date's description for screen readers.
 */
function QuickDays({ date, fields }: { date: HTMLInputElement; fields: OrderFields }) {
  const weekday = likelyDay(fields.off);
  const name = DAY_NAMES[weekday] ?? '';
  return (
    <div role="group" aria-label={`${name} terdekat`}>
      <small className="vh" id={DATE_WORDS}>
        {aheadOf(fields)}
      </small>
      {weekdaysAfter(today(), weekday, QUICK_DAYS)
        .filter((day) => day <= date.max)
        .map((day) => (
          <button
            key={day}
            type="button"
            aria-pressed={day === date.value}
            onClick={() => toggleDay(date, day)}
          >
            {`${name.slice(0, 3)} ${shortDay(day).replace(' ', '\u00A0')}`}
          </button>
        ))}
    </div>
  );
}

function toggleDay(date: HTMLInputElement, day: string): void {
  date.value = date.value === day ? '' : day;
  date.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The name under which a field is kept: numbers of people say nothing about nights. */
const keptAs = ({ name }: Field, { unit }: OrderFields) => (name === 'jumlah' ? unit : name);

function kept(): Record<string, unknown> {
  try {
    return { ...(JSON.parse(sessionStorage.getItem(ORDER_KEPT) ?? '{}') as Record<string, unknown>) };
  } catch {
    return {};
  }
}

/**
 * Keeps the filled fields and the changed one; what the others kept stays, for an item that takes it. A least
 * number that nobody chose, here or in the list, says nothing about the next item.
 */
function keep(fields: OrderFields, inputs: readonly Field[], changed: string): void {
  const all = kept();
  for (const input of inputs) {
    const { name, value } = input;
    const as = keptAs(input, fields);
    if (name === changed || (value && (value !== leastOf(input) || value === asked(as)))) all[as] = value;
  }
  try {
    if (Object.keys(all).length) sessionStorage.setItem(ORDER_KEPT, JSON.stringify(all));
  } catch {
    // Storage is full or blocked: the next item begins empty.
  }
}

/** What the visitor asked of the list from which he came: for how many people, who drives. */
function asked(name: string): string | null {
  if (name !== 'orang' && name !== 'pengemudi') return null;
  return new URL(document.referrer || location.origin).searchParams.get(name);
}

/** Is the page shown again, by a reload or out of the history? */
function isReturn(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type !== 'navigate';
}

/** The least number of a list of numbers; nothing for other fields. */
function leastOf(input: Field): string {
  const least = input instanceof HTMLSelectElement ? (input.options[1]?.value ?? '') : '';
  return Number(least) ? least : '';
}

/**
 * Fills the empty fields with what was kept or asked of a list, where this item takes it, and with the first
 * change the numbers with their least: the sum is known as soon as the date is. What the visitor is emptying,
 * and a date that is none, stay as they are; on a page shown again what was kept goes before the list's.
 */
function recall(inputs: readonly Field[], fields: OrderFields, changed: string): void {
  const all = kept();
  for (const input of inputs) {
    if (input.value || input.validity.badInput || input.name === changed) continue;
    const name = keptAs(input, fields);
    const wish = asked(name);
    const last = all[name];
    input.value = String((wish !== null && isReturn() ? (last ?? wish) : (wish ?? last)) ?? '');
    // A number that cannot be chosen here, a date out of bounds.
    if (!input.value || !input.validity.valid) input.value = changed && leastOf(input);
  }
}
