'use client';

import { useEffect, useRef, type FormHTMLAttributes } from 'react';
import type { OrderFields } from '@/lib/order/order';

interface Props extends FormHTMLAttributes<HTMLFormElement> {
  fields: OrderFields;
}

/**
 * The form of an order. Its script loads when a field is reached for, or when the visit has set one before
 * (`KEPT`); without it the form leads to the server.
 */
export function OrderStart({ fields, ...rest }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const load = async () => {
    try {
      (await import('./order-live')).start(form.current, fields);
    } catch {
      // The form works as it is.
    }
  };
  useEffect(() => {
    try {
      if (sessionStorage.getItem('pesan')) void load();
    } catch {
      // Storage is blocked.
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);
  return <form ref={form} {...rest} onFocus={load} onPointerEnter={load} />;
}
