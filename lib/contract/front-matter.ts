import { z } from 'zod';
import { frontMatter } from '../embedded/content-schema';
import { KINDS, type Kind } from '../entities/kinds';
import { registry } from '../entities/registry';

type Json = Record<string, unknown>;

/** What stands where a kind keeps its category. */
const CATEGORY = ['kategori', 'category', 'jenis_thematic', 'kategori_paket'];

/**
 * The front matter of content/<kind>/*.md as JSON Schema, for editors: made by zod from the schemas that
 * check the files at start, with the chips as suggestions. Draft 7, which editors know best. `npm run
 * contract` writes them to docs/front-matter/.
 */
export function frontMatterSchemas(): Record<Kind, Json> {
  return Object.fromEntries(KINDS.map((kind) => [kind, frontMatterSchema(kind)])) as Record<Kind, Json>;
}

function frontMatterSchema(kind: Kind): Json {
  const made = z.toJSONSchema(frontMatter[kind], { io: 'input', target: 'draft-7' }) as Json & {
    properties: Record<string, Json>;
  };
  for (const name of CATEGORY)
    if (made.properties[name] && registry[kind].categories.length)
      made.properties[name].examples = [...registry[kind].categories];
  return { ...made, title: `content/${kind}/*.md` };
}
