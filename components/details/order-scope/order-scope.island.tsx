'use client';

import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type AnchorHTMLAttributes,
  type Dispatch,
  type FormHTMLAttributes,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { ORDER_KEPT } from '@/components/details/order-form/names';
import type { OrderFields } from '@/lib/order/order';

/** What a page shows of the order in its form (shown-order.tsx). */
export interface ShownOrder {
  /** The line in the order bar. */
  line: string;
  /** Takes the place of the form's button; null while no field was touched. */
  sum: ReactNode;
  /** Takes the place of the words below the date. */
  days: ReactNode;
  /** An order link with date, number and estimate. */
  hrefOf: (untouched: string) => string;
}

/** The order, null before the arithmetic came, and what sets it. */
const Order = createContext<[ShownOrder | null, Dispatch<ShownOrder>]>([null, () => undefined]);

/** Holds date and number of an order for the form, the bar and the links inside it. */
export function OrderScope({ children }: { children: ReactNode }) {
  return <Order value={useState<ShownOrder | null>(null)}>{children}</Order>;
}

interface SheetProps extends FormHTMLAttributes<HTMLFormElement> {
  fields: OrderFields;
}

/**
 * The form of an order. What it reckons with loads when a field is reached for, when it opens as a sheet, and
 * when something is set already; where that does not come, it leads to the server as without script.
 */
export function OrderSheet({ fields, ...rest }: SheetProps) {
  const form = useRef<HTMLFormElement>(null);
  const isTouched = useRef(false);
  const isChanged = useRef(false);
  const [order, setOrder] = use(Order);
  const read = async (event?: SyntheticEvent) => {
    const name = (event?.target as HTMLInputElement | undefined)?.name ?? '';
    const isChange = event?.type === 'input';
    const isFirstChange = isChange && !isChanged.current;
    isTouched.current ||= name !== '';
    isChanged.current ||= isChange;
    try {
      if (event || isFilled(form.current) || sessionStorage.getItem(ORDER_KEPT)) {
        const { recall, showOrder } = await import('@/components/details/order-form/shown-order');
        if (!form.current) return;
        if (isFirstChange || !order) recall(form.current, fields, isFirstChange);
        setOrder(showOrder(form.current, fields, isChange ? name : '', isTouched.current));
      }
    } catch {
      // Storage is blocked, or the code did not come: the form works as it is.
    }
  };
  const begin = useEffectEvent(() => void read());
  useEffect(() => begin(), []);
  return <form ref={form} {...rest} onFocus={read} onInput={read} onPointerEnter={read} onToggle={read} />;
}

/** Was something set before the script ran, or asked of the list from which the visitor came? */
function isFilled(form: HTMLFormElement | null): boolean {
  const values = new FormData(form ?? undefined);
  return (
    /[?&](orang|pengemudi)=/.test(document.referrer) ||
    ['tanggal', 'jumlah', 'lama', 'kamar'].some((name) => values.get(name))
  );
}

/** A part of the page that says something about the order; `children` until it is known. */
export function OrderPart({ of, children }: { of: 'line' | 'sum' | 'days'; children: ReactNode }) {
  const [order] = use(Order);
  return order?.[of] ?? children;
}

/** A link that orders, with what is set. */
export function OrderLink({
  href,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const [order] = use(Order);
  return (
    <a {...rest} href={order ? order.hrefOf(href) : href}>
      {children}
    </a>
  );
}
