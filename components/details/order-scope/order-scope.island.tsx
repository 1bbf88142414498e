'use client';

import { createContext, use, useState, type ComponentProps, type ReactNode } from 'react';
import { ORDER_KEPT } from '@/lib/order/form';
import type { OrderFields } from '@/lib/order/order';
import type * as code from '@/lib/order/view';
import type { OrderValues, OrderView } from '@/lib/order/view';

type Late = typeof code;

interface Order {
  fields: OrderFields;
  values: OrderValues;
  /** The code that comes with the first touch of the form; null before. */
  late: Late | null;
  /** What the page says about the order; null while the form is untouched. */
  view: OrderView | null;
  load: () => Promise<Late | null>;
  touch: () => void;
  set: (changed: Partial<OrderValues>) => void;
  begin: (form: FormData) => void;
}

const OrderContext = createContext<Order | null>(null);

const EMPTY: OrderValues = { tanggal: '', jumlah: '', lama: '' };

/** What of it is filled. */
const filledOf = (all: object) =>
  Object.fromEntries(
    Object.entries(all).filter(([name, value]) => name in EMPTY && value),
  ) as Partial<OrderValues>;

/** The order that a detail page is about; null where nothing can be set. */
export const useOrder = () => use(OrderContext);

/**
 * Holds date and number of an order for form, bar and links inside it. Where the code of the arithmetic does
 * not come, the form leads to the server as without script.
 */
export function OrderScope({ fields, children }: { fields: OrderFields; children: ReactNode }) {
  const [values, setValues] = useState(EMPTY);
  const [isTouched, setTouched] = useState(false);
  const [late, setLate] = useState<Late | null>(null);

  const load = async () => {
    if (late) return late;
    const code = await import('@/lib/order/view').catch(() => null);
    setLate(code);
    return code;
  };
  const touch = () => setTouched(true);
  const set = async (changed: Partial<OrderValues>) => {
    setValues((before) => ({ ...before, ...changed }));
    touch();
    (late ?? (await load()))?.remember(fields, changed);
  };
  /** Takes over what was filled before the script ran, and what the visit has set before. */
  const begin = async (form: FormData) => {
    const filled = filledOf(Object.fromEntries(form));
    if (Object.keys(filled).length) await set(filled);
    if (!isKept()) return;
    const recalled = (await load())?.recall(fields) ?? {};
    if (!Object.keys(recalled).length) return;
    setValues((now) => ({ ...EMPTY, ...recalled, ...filledOf(now) }));
    touch();
  };

  const view = late && isTouched ? late.viewOrder(fields, values) : null;
  return (
    <OrderContext value={{ fields, values, late, view, load, touch, set, begin }}>{children}</OrderContext>
  );
}

function isKept(): boolean {
  try {
    return sessionStorage.getItem(ORDER_KEPT) !== null;
  } catch {
    // Storage is blocked.
    return false;
  }
}

/** A link that orders, with what is set. */
export function OrderLink({ href, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  const order = useOrder();
  return (
    <a {...rest} href={order?.view?.hrefOf(href) ?? href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

/** The line of the order bar; `children` while nothing is set. */
export function OrderLine({ children }: { children: string }) {
  return <span>{useOrder()?.view?.line ?? children}</span>;
}
