'use client';

import { useEffect, useRef, type FormHTMLAttributes, type SyntheticEvent } from 'react';
import type { OrderFields } from '@/lib/order/order';

interface Props extends FormHTMLAttributes<HTMLFormElement> {
  fields: OrderFields;
}

/**
 * The form of an order. Its script loads when a field is reached for, when it opens as a sheet, or when the
 * visit has set one before; without it the form leads to the server.
 */
export function OrderStart({ fields, ...rest }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const load = async (event?: SyntheticEvent) => {
    try {
      if (event ?? sessionStorage.getItem('pesan'))
        (await import('./order-live')).start(form.current, fields);
    } catch {
      // Storage is blocked, or the script did not come: the form works as it is.
    }
  };
  useEffect(() => {
    void load();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);
  return <form ref={form} {...rest} onFocus={load} onInput={load} onPointerEnter={load} onToggle={load} />;
}
