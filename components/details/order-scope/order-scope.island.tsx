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
import { ORDER_KEPT, type ShownOrder } from '@/components/details/order-form/names';
import type { OrderFields } from '@/lib/order/order';

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
  const [order, setOrder] = use(Order);
  const read = async (event?: SyntheticEvent) => {
    const name = (event?.target as HTMLInputElement | undefined)?.name ?? '';
    isTouched.current ||= name !== '';
    try {
      if (event || isFilled(form.current) || sessionStorage.getItem(ORDER_KEPT)) {
        const { recall, showOrder } = await import('@/components/details/order-form/shown-order');
        if (!form.current) return;
        if (!order) recall(form.current, fields);
        const changed = event?.type === 'input' ? name : '';
        setOrder(showOrder(form.current, fields, changed, isTouched.current));
      }
    } catch {
      // Storage is blocked, or the code did not come: the form works as it is.
    }
  };
  const begin = useEffectEvent(() => void read());
  useEffect(() => begin(), []);
  return <form ref={form} {...rest} onFocus={read} onInput={read} onPointerEnter={read} onToggle={read} />;
}

/** Was something set before the script ran? */
function isFilled(form: HTMLFormElement | null): boolean {
  const values = new FormData(form ?? undefined);
  return ['tanggal', 'jumlah', 'lama', 'kamar'].some((name) => values.get(name));
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
