/** The link that this event happened on or in; undefined beside one. For listeners around many links. */
export function pressedLink(event: Event): HTMLAnchorElement | undefined {
  return event.composedPath().find((node) => node instanceof HTMLAnchorElement);
}

type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Does a press ask the browser for another thing than to follow: a new tab or window, a file, a menu? */
export const isBrowsers = (press: Press) =>
  press.button !== 0 || press.metaKey || press.ctrlKey || press.shiftKey || press.altKey;
