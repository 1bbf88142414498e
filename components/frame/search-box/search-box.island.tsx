'use client';

import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '@/components/ui/icon/icon';
import { useHydrated } from '@/components/ui/use-hydrated/use-hydrated';
import { routes } from '@/lib/addresses/routes';
import { MAX_QUERY } from '@/lib/search/bounds';
import styles from './search-box.module.scss';
import { useCombobox } from './use-combobox';
import { useSearch } from './use-search';

/** If the code fails to load, the results stay empty (spec §8), as after a failed search. */
const nothing = () => ({ default: () => null });
// Code that only a search needs is loaded when the field is used.
const SearchAnswer = lazy(() => import('./search-answer').catch(nothing));
const Results = lazy(() => import('./results').catch(nothing));

/**
 * Live search (spec §2, "Navigation bar"; §4, "Search box"; §5). Without script it is a form that leads to
 * /cari, and on a phone a link there; with script the results stand under the field, on a phone in a panel.
 */
export function SearchBox() {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const isHydrated = useHydrated();
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [isPanel, setIsPanel] = useState(false);
  const search = useSearch(text);
  const open = () => setIsOpen(true);
  const found = (search.hits?.length ?? 0) + search.suggested.length;
  const isListed = isOpen && found > 0;
  const list = useCombobox({
    isOpen,
    // +1: the last option links to all results.
    count: found && found + 1,
    onOpen: open,
    onEscape: () => (isOpen && search.query ? close() : closePanel()),
  });

  function close() {
    setIsOpen(false);
    list.reset();
  }

  function closePanel() {
    setIsPanel(false);
    // On a wide screen there is no panel and the button is hidden: the focus stays in the field.
    if (isPanel) toggle.current?.focus();
  }

  function pick() {
    close();
    setText('');
    setIsPanel(false);
  }

  function openPanel() {
    // Synchronous, because a phone shows its keyboard only if the focus moves within the event.
    flushSync(() => setIsPanel(true));
    field.current?.focus();
  }

  useEffect(() => {
    // What was typed before the script came.
    setText(field.current?.value ?? '');
    setIsOpen(field.current === document.activeElement);
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && !form.current?.contains(target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, []);

  // These roles need script to be true.
  const combobox = isHydrated && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': isListed,
    'aria-controls': isListed ? id : undefined,
    'aria-activedescendant': list.active >= 0 ? `${id}-${list.active}` : undefined,
  };

  return (
    <>
      <form
        className={isPanel ? `${styles.search} ${styles.open}` : styles.search}
        ref={form}
        role="search"
        action={routes.cari}
        method="GET"
        onBlur={({ relatedTarget, currentTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) setIsOpen(false);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          close();
        }}
      >
        <label className="search-field">
          <Icon name="search" />
          <span className="vh">Cari destinasi, hotel, kuliner</span>
          <input
            ref={field}
            type="search"
            name="q"
            placeholder="Cari di Bandung"
            maxLength={MAX_QUERY}
            autoComplete="off"
            enterKeyHint="search"
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setIsOpen(true);
              list.reset();
            }}
            onFocus={open}
            // Enter closes the results and leaves the focus, so that a tap brings no other.
            onClick={open}
            onKeyDown={list.onKeyDown}
            {...combobox}
          />
        </label>
        {/* For visitors who look for a submit button (WCAG H32). Enter submits the form, so this invisible
           button is not a tab stop. */}
        <button className="vh" type="submit" tabIndex={-1}>
          Cari sekarang
        </button>
        <Suspense>
          {search.asked && <SearchAnswer query={search.asked} onAnswer={search.onAnswer} />}
          {isOpen && <Results {...search} id={id} active={list.active} option={list.option} onPick={pick} />}
        </Suspense>
        <p className="vh" role="status">
          {isOpen && search.hits ? said(search.total, search.suggested.length) : ''}
        </p>
      </form>
      {isHydrated ? (
        <button
          className={styles.toggle}
          ref={toggle}
          type="button"
          aria-label={isPanel ? 'Tutup pencarian' : 'Cari'}
          aria-expanded={isPanel}
          onClick={isPanel ? closePanel : openPanel}
        >
          <Icon name={isPanel ? 'close' : 'search'} />
        </button>
      ) : (
        <a className={styles.toggle} href={routes.cari} aria-label="Cari">
          <Icon name="search" />
        </a>
      )}
    </>
  );
}

/** What a reader hears of the results: '12 hasil', '0 hasil, mungkin maksud Anda: 4'. */
function said(total: number, suggested: number): string {
  return suggested ? `${total} hasil, mungkin maksud Anda: ${suggested}` : `${total} hasil`;
}
