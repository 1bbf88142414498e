import { Retry } from './error-state.island';

/** An empty address is that of the page itself, whatever its category and number. */
const THIS_PAGE = '';

/** 'Coba Lagi' opens the page again; with script it also comes again by itself. */
export function TryAgain() {
  return (
    <>
      <a className="btn" href={THIS_PAGE}>
        Coba Lagi
      </a>
      <Retry />
    </>
  );
}
