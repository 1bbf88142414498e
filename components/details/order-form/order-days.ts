import { saturdaysAfter, today } from '@/lib/order/order';
import { shortDay } from '@/lib/order/sum';

/** A trip is mostly asked for on a Saturday; so many of them are one press away. */
const SATURDAYS = 4;

/**
 * Puts the next Saturdays as buttons in the place of the words below the date, which stay its description
 * for screen readers: one press sets the date, another takes it away. On a phone the picker of the device
 * takes three. Returns the function that shows which one is set.
 */
export function offerSaturdays(date: HTMLInputElement): () => void {
  const words = document.getElementById(date.getAttribute('aria-describedby') ?? '');
  const buttons = saturdaysAfter(today(), SATURDAYS)
    .filter((day) => day <= date.max)
    .map((day) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.value = day;
      button.textContent = `Sab ${shortDay(day).replace(' ', '\u00A0')}`;
      button.onclick = () => {
        date.value = date.value === day ? '' : day;
        date.dispatchEvent(new Event('input', { bubbles: true }));
      };
      return button;
    });
  const place = words?.parentElement;
  words?.classList.add('vh');
  place?.append(...buttons);
  place?.setAttribute('role', 'group');
  place?.setAttribute('aria-label', 'Sabtu terdekat');
  return () => {
    for (const button of buttons) button.setAttribute('aria-pressed', `${button.value === date.value}`);
  };
}
