import { processWide } from './process-wide.mjs';

/** What server/start.mjs says of itself; absent where another program serves. */
interface ServerState {
  isShuttingDown: boolean;
  /** Where it listens, for what the site asks itself: 'http://localhost:3000'. */
  origin: string;
  /** Takes the site once it is open (`Site` in server/server.ts). */
  open: (site: object) => void;
}

export const serverState = processWide as { server?: ServerState };
