import { repliesFrom, type Span } from '@/lib/format/reply-hours';
import { greetingAbout } from '@/lib/data/greeting';

/**
 * Brings the chat's dialog up to date for its visitor: greetings about the page's item, and when each admin
 * replies. The browser loads this module when the pointer or the focus reaches the button.
 */
export function prepareDialog(dialog: HTMLDialogElement): void {
  speakOfPage(dialog);
  sayWhen(dialog);
}

/**
 * On an item's page the greetings name the item and the page, and the admin who takes its orders is listed
 * first. `data-greeting` keeps the server's href for the next page of the visit.
 */
function speakOfPage(dialog: HTMLDialogElement) {
  const title = document.querySelector('main:is([data-docked], [data-item]) h1')?.textContent;
  const order = document.querySelector<HTMLAnchorElement>('main a[data-order]');
  const page = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
  for (const link of dialog.querySelectorAll<HTMLAnchorElement>('li a')) {
    const written = (link.dataset.greeting ??= link.href);
    link.href = title ? greetingAbout(written, title, page) : written;
    if (link.pathname === order?.pathname) link.closest('ul')?.prepend(link.parentNode as Node);
  }
}

/** Shows when an absent admin replies: 'Dibalas mulai pukul 08.00'. */
function sayWhen(dialog: HTMLDialogElement) {
  for (const line of dialog.querySelectorAll<HTMLElement>('[data-week]')) {
    const later = repliesFrom(JSON.parse(line.dataset.week ?? '[]') as Span[], Date.now());
    line.textContent = later;
    line.closest('a')?.toggleAttribute('data-later', later !== null);
  }
}
