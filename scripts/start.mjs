// npm start: from a fresh clone to a running site. Installs and builds only what is missing.
import { ensureBuilt, ensureInstalled } from './run.mjs';

await ensureInstalled();
const { loadEnvironment, serve } = await import('../server/start.mjs');
loadEnvironment();
await ensureBuilt();
await serve();
