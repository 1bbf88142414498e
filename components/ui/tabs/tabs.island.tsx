'use client';

import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { isBrowsers, pressedLink } from '@/components/ui/pressed-link/pressed-link';
import { useHydrated } from '@/components/ui/use-hydrated/use-hydrated';
import styles from './tabs.module.scss';

export interface Tab {
  /** The panel's id and the hash that opens it. */
  id: string;
  label: ReactNode;
  panel: ReactNode;
}

function onHash(changed: () => void) {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}
const readHash = () => location.hash.slice(1);

/** The active tab, chosen last by click or by the URL's hash (#jadwal): its id and the setter. */
function useActive(tabs: Tab[]): [string, (id: string) => void] {
  const hash = useSyncExternalStore(onHash, readHash, () => '');
  const [chosen, setChosen] = useState<{ id: string; hash: string } | null>(null);
  const linked = tabs.find((tab) => tab.id === hash)?.id;
  const active = chosen?.hash === hash ? chosen.id : (linked ?? chosen?.id ?? tabs[0]?.id ?? '');
  return [active, (id) => setChosen({ id, hash: readHash() })];
}

/**
 * The tabs of a detail page (spec §2). Every panel is in the HTML: without script a list of anchors with the
 * panels below each other; script adds the roles, keys and hiding of search-visibility.md D1 to the same
 * elements, so that nothing moves when it arrives.
 */
export function Tabs({ tabs, label }: { tabs: Tab[]; label: string }) {
  const on = useHydrated();
  const [active, setActive] = useActive(tabs);
  const bar = useRef<HTMLElement>(null);
  const panels = useRef<HTMLDivElement>(null);

  const links = useRef<(HTMLAnchorElement | null)[]>([]);
  const everyPanel = () => Array.from(panels.current?.children ?? []) as HTMLElement[];

  // React writes `hidden` without a value; 'until-found' lets find-in-page search the panel.
  useLayoutEffect(() => {
    if (!on || !('onbeforematch' in document.body)) return;
    for (const panel of everyPanel()) if (panel.hidden) panel.setAttribute('hidden', 'until-found');
  }, [on, active]);

  const found = useEffectEvent((event: Event) => {
    const panel = everyPanel().find((child) => child.contains(event.target as Node));
    if (panel) setActive(panel.id);
  });
  /** Shows a panel and scrolls to it; false where no panel has that id. */
  const reveal = useEffectEvent((id: string): boolean => {
    const panel = everyPanel().find((child) => child.id === id);
    if (!panel) return false;
    // Render first: the panels' heights change, so a position measured before would be wrong.
    flushSync(() => setActive(panel.id));
    panel.scrollIntoView();
    panel.focus({ preventScroll: true });
    return true;
  });
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const followed = (event: MouseEvent) => {
      if (isBrowsers(event) || event.defaultPrevented) return;
      const href = pressedLink(event)?.getAttribute('href');
      if (href?.startsWith('#') && reveal(href.slice(1))) event.preventDefault();
    };
    panels.current?.addEventListener('beforematch', (event) => found(event), { signal });
    addEventListener('hashchange', () => reveal(readHash()), { signal });
    document.addEventListener('click', followed, { signal });
    return () => end.abort();
  }, []);

  function choose(id: string) {
    setActive(id);
    // If the visitor has scrolled deep into a long panel, the next one would start above the screen.
    const top = panels.current?.getBoundingClientRect().top ?? 0;
    if (top < (bar.current?.getBoundingClientRect().bottom ?? 0) - 1)
      panels.current?.scrollIntoView({ block: 'start' });
  }

  function move(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.id === active);
    const last = tabs.length - 1;
    const goals: Record<string, number> = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
      ' ': at,
    };
    const goal = goals[event.key] ?? -1;
    const tab = tabs[goal];
    if (!on || !tab || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    choose(tab.id);
    links.current[goal]?.focus();
  }

  return (
    <div>
      <nav
        className={styles.bar}
        ref={bar}
        role={on ? 'presentation' : undefined}
        aria-label={on ? undefined : label}
      >
        <ul className={styles.list} role={on ? 'tablist' : undefined} aria-label={on ? label : undefined}>
          {tabs.map(({ id, label: name }, at) => (
            <li key={id} role={on ? 'presentation' : undefined}>
              <a
                className={styles.tab}
                ref={(link) => {
                  links.current[at] = link;
                }}
                id={`tab-${id}`}
                href={`#${id}`}
                role={on ? 'tab' : undefined}
                aria-controls={on ? id : undefined}
                aria-selected={on ? id === active : undefined}
                tabIndex={on && id !== active ? -1 : undefined}
                onKeyDown={move}
                onClick={(event) => {
                  if (isBrowsers(event)) return;
                  event.preventDefault();
                  choose(id);
                }}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.panels} ref={panels} data-on={on || undefined}>
        {tabs.map(({ id, label: name, panel }) => (
          <section
            key={id}
            id={id}
            className={styles.panel}
            role={on ? 'tabpanel' : undefined}
            aria-labelledby={`tab-${id}`}
            tabIndex={on && id === active ? 0 : undefined}
            hidden={on && id !== active}
            // With 'until-found' alone, screen readers would see an empty panel.
            aria-hidden={(on && id !== active) || undefined}
          >
            <div className={styles.inner}>
              <h2 className={styles.title}>{name}</h2>
              {panel}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}
