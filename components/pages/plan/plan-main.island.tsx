'use client';

import { createContext, use, useRef, useState, type FormEvent, type MouseEvent, type ReactNode } from 'react';
import { pressedLink } from '@/components/ui/pressed-link/pressed-link';

/** Does a field say what the plan does not count yet? */
const Uncounted = createContext(false);

interface Props {
  className: string;
  /** The button that sends the plan's form before the order; null where the plan is not the visitor's. */
  counting: { form: string; name: string; value: string } | null;
  children: ReactNode;
}

/**
 * A plan. While a field says what is not counted yet, a link to WhatsApp has it counted first:
 * what is ordered is what the fields show. A form of the visitor's own plan makes no step of the history.
 */
export function PlanMain({ className, counting, children }: Props) {
  const [isChanged, setChanged] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const hasNew = () => [...(button.current?.form?.elements ?? [])].some(isNew);
  const pressed = (event: MouseEvent) => {
    if (pressedLink(event.nativeEvent)?.hostname !== 'wa.me' || !hasNew()) return;
    event.preventDefault();
    button.current?.form?.requestSubmit(button.current);
  };
  const isPlain = useRef(false);
  const submitted = (event: FormEvent) => {
    const { target: form, submitter } = event.nativeEvent as SubmitEvent;
    if (isPlain.current || !counting || !(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    replaceBy(form, submitter as HTMLButtonElement | null).catch(() => {
      isPlain.current = true;
      form.requestSubmit(submitter);
      isPlain.current = false;
    });
  };
  return (
    <Uncounted value={isChanged}>
      <main
        id="isi"
        tabIndex={-1}
        className={className}
        onInput={() => setChanged(hasNew())}
        onClickCapture={pressed}
        onSubmit={submitted}
      >
        {children}
        {counting && <button {...counting} ref={button} hidden />}
      </main>
    </Uncounted>
  );
}

/** Sends a form and loads the plan that came of it in the place of this one: no step of the history. */
async function replaceBy(form: HTMLFormElement, button: HTMLButtonElement | null): Promise<void> {
  const body = new URLSearchParams([...new FormData(form)] as [string, string][]);
  if (button) body.set(button.name, button.value);
  // Waited for as long as it takes: sent a second time, the form of '+' would count twice.
  const answer = await fetch(form.action, { method: 'POST', headers: { accept: 'text/plain' }, body });
  if (!answer.ok) throw new Error(`HTTP error! status: ${answer.status}`);
  const [page = '', place = ''] = (await answer.text()).split('#');
  // To another place of the same address a browser only scrolls: with an empty query it is another one.
  const isHere = new URL(page, location.href).href === location.href.split('#')[0];
  location.replace(`${page}${isHere ? '?' : ''}#${place}`);
}

/** The button that counts a plan anew; it says so where that is due. */
export function Recount({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  const isDue = use(Uncounted);
  return (
    <>
      <button className={isDue ? 'btn' : 'btn btn--line'} name={name} value={value}>
        {children}
      </button>
      <span className="small" role="status">
        {isDue && 'Belum dihitung'}
      </span>
    </>
  );
}

/** Does a field say something else than the page that it came with? */
function isNew(field: Element): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isText && field.value !== field.defaultValue;
}
