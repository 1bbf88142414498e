'use client';

import { useState, type FormEvent, type InputHTMLAttributes } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated/use-hydrated';
import { Icon } from '@/components/ui/icon/icon';
import {
  checkDraft,
  CONTACT_SEND,
  draftLink,
  FIELDS,
  INCOMPLETE,
  readDraft,
  type Draft,
  type DraftErrors,
  type Field,
} from '@/lib/order/contact-draft';
import styles from './contact-form.module.scss';

const INPUTS: Record<Field, [label: string, InputHTMLAttributes<HTMLElement>]> = {
  name: ['Nama Lengkap', { autoComplete: 'name' }],
  email: ['Email', { type: 'email', autoComplete: 'email' }],
  phone: ['Nomor Telepon', { type: 'tel', autoComplete: 'tel', placeholder: '+62 xxx-xxxx-xxxx' }],
  destination: ['Destinasi Impian', { autoComplete: 'off', placeholder: 'Kawah Putih, Lembang, Braga' }],
  message: [
    'Rencana Perjalanan',
    { autoComplete: 'off', placeholder: 'Tanggal, jumlah orang, dan hal yang ingin Anda lihat' },
  ],
};

function draftOf(form: HTMLFormElement): Draft {
  const data = new FormData(form);
  return readDraft((field) => data.get(field) as string | null);
}

interface Props {
  siteName: string;
  phone: string;
  isIncomplete?: boolean;
}

/**
 * 'Mulai Perjalanan Anda' (spec §2, §5): opens WhatsApp at `phone` with the fields as a message. Without
 * script the browser checks the fields and the form goes to CONTACT_SEND; with script the errors stand under
 * their fields, in Indonesian. `isIncomplete`: CONTACT_SEND redirected back to the form.
 */
export function ContactForm({ siteName, phone, isIncomplete = false }: Props) {
  const isHydrated = useHydrated();
  const [errors, setErrors] = useState<DraftErrors>({});
  // '' once what was sent has been changed.
  const [sentTo, setSentTo] = useState<string | null>(null);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const draft = draftOf(form);
    const found = checkDraft(draft);
    setErrors(found);
    const wrong = FIELDS.find((field) => found[field]);
    if (wrong) {
      setSentTo(null);
      (form.elements.namedItem(wrong) as HTMLElement).focus();
      return;
    }
    const link = draftLink(siteName, phone, draft);
    window.open(link, '_blank', 'noopener');
    setSentTo(link);
  }

  /**
   * Removes an error as soon as it is fixed, new ones appear only at the next submit; and the link to what
   * was sent before.
   */
  function recheck(event: FormEvent<HTMLFormElement>) {
    setSentTo((before) => before && '');
    const now = checkDraft(draftOf(event.currentTarget));
    setErrors((before) =>
      Object.fromEntries(
        FIELDS.flatMap((field) => (before[field] && now[field] ? [[field, now[field]]] : [])),
      ),
    );
  }

  return (
    <form
      className={styles.form}
      action={CONTACT_SEND}
      method="GET"
      noValidate={isHydrated}
      data-order=""
      onSubmit={submit}
      onInput={recheck}
    >
      <p className={`small muted ${styles.full}`}>Semua kolom wajib diisi.</p>
      {isIncomplete && sentTo === null && (
        <p className={`${styles.error} ${styles.full}`} id={INCOMPLETE}>
          <Icon name="info" className="i--s" />
          Pesan belum terkirim. Lengkapi kelima kolom dengan alamat email yang benar, lalu kirim lagi.
        </p>
      )}
      {FIELDS.map((field) => (
        <FormField key={field} field={field} error={errors[field]} />
      ))}
      <div className={styles.full}>
        <button className="btn btn--order btn--wide">
          <Icon name="wa" />
          Kirim lewat WhatsApp
        </button>
        <p className={`small ${styles.status}`} role="status">
          {sentTo && (
            <>
              WhatsApp dibuka dengan pesan Anda. Tidak terbuka?{' '}
              <a href={sentTo} target="_blank" rel="noopener">
                Buka WhatsApp
              </a>
            </>
          )}
        </p>
      </div>
    </form>
  );
}

function FormField({ field, error }: { field: Field; error: string | undefined }) {
  const id = `kontak-${field}`;
  const [label, input] = INPUTS[field];
  const control = {
    ...input,
    id,
    name: field,
    required: true,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-galat` : undefined,
  };
  return (
    <div className={field === 'message' ? `${styles.field} ${styles.full}` : styles.field}>
      <label htmlFor={id}>{label}</label>
      {field === 'message' ? <textarea {...control} /> : <input {...control} />}
      {error && (
        <p className={styles.error} id={`${id}-galat`}>
          <Icon name="info" className="i--s" />
          {error}
        </p>
      )}
    </div>
  );
}
