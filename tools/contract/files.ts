import { frontMatterSchemas } from './front-matter';
import { openApi } from './openapi';

/** The files of the contract, by path relative to the project, with their content. */
export function contractFiles(): Map<string, unknown> {
  const schemas = Object.entries(frontMatterSchemas());
  return new Map<string, unknown>([
    ['docs/openapi.json', openApi()],
    ...schemas.map(([kind, schema]) => [`docs/front-matter/${kind}.schema.json`, schema] as const),
  ]);
}
