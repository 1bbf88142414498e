// npm run dev: the development server, with the site's own redirects.
import { loadEnvironment, serve } from '../server/start.mjs';

loadEnvironment(true);
await serve(true);
