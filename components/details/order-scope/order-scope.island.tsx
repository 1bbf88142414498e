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
import type { ShownOrder } from '@/components/details/order-form/shown-order';
import type { OrderFields } from '@/lib/order/order';

/** Where the arithmetic did not come, everything is as without script. */
const PLAIN: Partial<ShownOrder> = {};

/** The order, null before the arithmetic came, and what sets it. */
const Order = createContext<[Partial<ShownOrder> | null, Dispatch<Partial<ShownOrder>>]>([
  null,
  () => undefined,
]);

/** Holds date and number of an order for the form, the bar and the links inside it. */
export function OrderScope({ children }: { children: ReactNode }) {
  return <Order value={useState<Partial<ShownOrder> | null>(null)}>{children}</Order>;
}

interface SheetProps extends FormHTMLAttributes<HTMLFormElement> {
  fields: OrderFields;
  /** Its classes where what it reckons with did not come. */
  plain: string;
}

/**
 * The form of an order. What it reckons with loads when a field is reached for, when it opens as a sheet, and
 * when something is set already; where that does not come, it leads to the server as without script.
 */
export function OrderSheet({ fields, plain, className, ...rest }: SheetProps) {
  const form = useRef<HTMLFormElement>(null);
  const [order, setOrder] = use(Order);
  const read = async (event?: SyntheticEvent) => {
    const changed = event?.type === 'input' ? (event.target as HTMLInputElement).name : '';
    if (!event && !isFilled(form.current)) return;
    const code = await import('@/components/details/order-form/shown-order').catch(() => null);
    if (!form.current) return;
    if (!code) return setOrder(PLAIN);
    setOrder(code.showOrder(form.current, fields, changed));
  };
  const begin = useEffectEvent(() => void read());
  useEffect(() => begin(), []);
  return (
    <form
      ref={form}
      {...rest}
      className={order === PLAIN ? plain : className}
      onFocus={read}
      onInput={read}
      onBlur={read}
      onPointerEnter={read}
      onToggle={read}
    />
  );
}

/** Was something set before the script ran, in this visit, or for the list from which the visitor came? */
function isFilled(form: HTMLFormElement | null): boolean {
  // The first two say what is ordered.
  const [, , ...values] = new FormData(form ?? undefined).values();
  // Where cookies are blocked, storage is too, and may not even be looked at.
  const isKept = navigator.cookieEnabled && ORDER_KEPT in sessionStorage;
  return isKept || /[?&](orang|pengemudi)=/.test(document.referrer) || values.some(Boolean);
}

/** A part of the page that says something about the order; `children` until it is known. */
export function OrderPart({ of, children }: { of: 'line' | 'price' | 'sum' | 'days'; children: ReactNode }) {
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
    <a {...rest} href={order?.hrefOf?.(href) ?? href}>
      {children}
    </a>
  );
}
