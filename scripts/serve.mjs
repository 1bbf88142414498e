// npm run serve: serves the existing build, nothing else.
import { loadEnvironment, serve } from './serve-site.mjs';

loadEnvironment();
await serve();
