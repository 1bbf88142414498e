import { frontMatterSchemas } from './front-matter';
import { openApi } from './openapi';

/** The files of the contract, relative to the project, and what they hold. */
export function contractFiles(): Map<string, unknown> {
  const schemas = Object.entries(frontMatterSchemas());
  return new Map<string, unknown>([
    ['docs/openapi.json', openApi()],
    ...schemas.map(([kind, schema]) => [`docs/front-matter/${kind}.schema.json`, schema] as const),
  ]);
}
