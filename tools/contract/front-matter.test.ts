import Ajv from 'ajv';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { frontMatter } from '@/lib/embedded/content-schema';
import { KINDS, type Kind } from '@/lib/entities/kinds';
import { registry } from '@/lib/entities/registry';
import { frontMatterSchemas } from './front-matter';

const CONTENT = path.join(__dirname, '..', '..', 'content');
const schemas = frontMatterSchemas();

function frontMatterOf(kind: Kind, file: string): Record<string, unknown> {
  const text = readFileSync(path.join(CONTENT, kind, file), 'utf8');
  const [, front = ''] = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text) ?? [];
  return load(front) as Record<string, unknown>;
}

describe.each(KINDS)('the front matter of %s', (kind) => {
  const validate = new Ajv({ strict: false }).compile(schemas[kind]);
  const files = readdirSync(path.join(CONTENT, kind)).filter((file) => file.endsWith('.md'));
  const good = frontMatterOf(kind, files[0] ?? '');

  test(`the editor schema accepts the front matter of every file of ${kind}`, () => {
    for (const file of files) expect([file, validate(frontMatterOf(kind, file))]).toEqual([file, true]);
  });
  test.each<[string, object]>([
    ['a mistyped field', { jduul: 'x' }],
    ['a date in words', { created_at: 'kemarin' }],
    ['no picture', { images: [] }],
    ['a picture that is no WebP', { images: [{ file: 'a.jpg', alt: 'a' }] }],
    ['an id in letters', { id: 'satu' }],
  ])(`editor schema and start both reject front matter of ${kind} with %s`, (_, wrong) => {
    const meta = { ...good, ...wrong };
    expect(validate(meta)).toBe(false);
    expect(frontMatter[kind].safeParse(meta).success).toBe(false);
  });
  test(`the editor schema of ${kind} offers the categories of the chips`, () => {
    const { categories } = registry[kind];
    const offered = Object.values(
      schemas[kind].properties as Record<string, { examples?: string[] }>,
    ).flatMap(({ examples = [] }) => examples);
    expect(offered).toEqual([...categories]);
  });
});
