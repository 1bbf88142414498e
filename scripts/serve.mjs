// npm run serve: serves the existing build, without installing or building.
import { withProcessSettings } from './process-settings.mjs';
import { loadEnvironment, serve } from '../server/start.mjs';

await withProcessSettings();
loadEnvironment();
await serve();
