import { orderWords, readOrder, withWords, type OrderFields } from '@/lib/order/order';
import { barLine, sumOf } from '@/lib/order/sum';
import { offerSaturdays } from './order-days';

/** Under this name the tab keeps the last date and the last number of each unit. */
const KEPT = 'pesan';
const LINKS = 'main a[data-order], [data-order-bar] a';

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * Makes the form of an order live: offers Saturdays, begins with what the visit has set before, shows the
 * sum in the place of the form's button, and writes date and number into the page's order links. Does nothing
 * the second time.
 */
export function start(form: HTMLFormElement | null, fields: OrderFields): void {
  if (!form || form.dataset.live !== undefined) return;
  form.dataset.live = '';
  const links = [...document.querySelectorAll<HTMLAnchorElement>(LINKS)].map((link) => ({
    link,
    untouched: link.href,
  }));
  const line = document.querySelector('[data-order-bar] [data-line]');
  const inputs = [...form.querySelectorAll<Field>('input[type=date], select')];
  const date = form.querySelector<HTMLInputElement>('input[type=date]');
  const markSaturday = date && offerSaturdays(date);
  const valueOf = (name: string) => inputs.find((input) => input.name === name)?.value ?? null;

  const show = () => {
    const order = readOrder(fields, valueOf);
    const words = orderWords(fields, order);
    for (const { link, untouched } of links) link.href = words ? withWords(untouched, words) : untouched;
    if (line) line.textContent = barLine(fields, order);
    showSum(form, fields, order, Boolean(valueOf('tanggal')) && !order.date);
    markSaturday?.();
  };

  recall(fields, inputs);
  markSaturday?.();
  // What was set before this script came.
  const filled = inputs.filter(({ value }) => value);
  keep(fields, filled);
  if (filled.length || inputs.includes(document.activeElement as Field)) show();
  form.addEventListener('focusin', ({ target }) => {
    if (inputs.includes(target as Field)) show();
  });
  form.addEventListener('input', ({ target }) => {
    keep(fields, [target as Field]);
    show();
  });
}

function showSum(
  form: HTMLFormElement,
  fields: OrderFields,
  order: ReturnType<typeof readOrder>,
  isDateWrong: boolean,
): void {
  const place = form.querySelector('[role=status]');
  const { text, total, note } = sumOf(fields, order);
  const parts = [element('span', total ? `${text} =` : text)];
  if (total) parts.push(' ', element('b', total));
  const wrong = isDateWrong ? 'Tanggal itu tidak dapat dipesan dan tidak ikut tertulis. ' : '';
  place?.replaceChildren(...parts, ' ', element('small', wrong + note));
}

function element(name: string, text: string): HTMLElement | string {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

/** The name under which a field is kept: numbers of people say nothing about nights. */
const nameOf = ({ name }: Field, { unit }: OrderFields) => (name === 'jumlah' ? unit : name);

function kept(): Record<string, unknown> {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? '{}') as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Fills the empty fields with what was kept, where this item takes it. */
function recall(fields: OrderFields, inputs: readonly Field[]): void {
  const values = kept();
  for (const input of inputs) {
    if (input.value) continue;
    input.value = String(values[nameOf(input, fields)] ?? '');
    // A number that cannot be chosen here, a date out of bounds.
    if (!input.value || !input.validity.valid) input.value = '';
  }
}

/** Keeps the values of these fields; what the others kept stays, for an item that takes it. */
function keep(fields: OrderFields, inputs: readonly Field[]): void {
  if (!inputs.length) return;
  const values = kept();
  for (const input of inputs) values[nameOf(input, fields)] = input.value;
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(values));
  } catch {
    // Storage is full or blocked: the next item begins empty.
  }
}
