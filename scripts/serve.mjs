// npm run serve: serves the existing build, without installing or building.
import { loadEnvironment, serve } from '../server/start.mjs';

loadEnvironment();
await serve();
