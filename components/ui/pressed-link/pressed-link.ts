/** The link that this event happened on or in; undefined beside one. For listeners around many links. */
export function pressedLink(event: Event): HTMLAnchorElement | undefined {
  return event.composedPath().find((node) => node instanceof HTMLAnchorElement);
}
