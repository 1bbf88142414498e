import { Validator } from '@seriousme/openapi-schema-validator';
import Ajv2020 from 'ajv/dist/2020';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { examine } from '../doctor/doctor';
import { openSource } from '../doctor/source';
import { embeddedProvider } from '@/lib/embedded/provider';
import { field } from '@/lib/values/fields';
import { isReadable } from '@/lib/values/tolerant-object';
import { KINDS, type Kind } from '@/lib/entities/kinds';
import { registry } from '@/lib/entities/registry';
import { VALUES } from '@/lib/values/value-forms';
import { EXAMPLES, SEARCH_EXAMPLE } from './examples';
import { contractFiles } from './files';
import { openApi } from './openapi';

jest.mock('@/lib/log/log');

const LIB = path.join(__dirname, '..', '..', 'lib');
const json = (...parts: string[]): unknown => JSON.parse(readFileSync(path.join(LIB, ...parts), 'utf8'));

const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addSchema(openApi(), 'api');

/** The contract's validation errors for the response of a path; '' when it is valid. */
function broken(pathOfIt: string, answer: unknown): string {
  const at = pathOfIt
    .replaceAll('~', '~0')
    .replaceAll('/', '~1')
    .replaceAll('{', '%7B')
    .replaceAll('}', '%7D');
  const validate = ajv.compile({
    $ref: `api#/paths/${at}/get/responses/200/content/application~1json/schema`,
  });
  return validate(answer) ? '' : ajv.errorsText(validate.errors);
}

test('the contract files match the schemas (npm run contract writes them)', () => {
  for (const [name, content] of contractFiles())
    expect([name, json('..', name)]).toEqual([name, JSON.parse(JSON.stringify(content))]);
});

test('the OpenAPI document is valid OpenAPI 3.1 for an independent validator', async () => {
  const { valid, errors } = await new Validator().validate(openApi() as never);
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
});

test('the example in docs/admin-api.md matches the contract', () => {
  const text = readFileSync(path.join(LIB, '..', 'docs', 'admin-api.md'), 'utf8');
  const example = JSON.parse(/```json\n([\s\S]*?)```/.exec(text)?.[1] ?? '') as { data: object[] };
  expect(broken('/api/admin/events', example)).toBe('');
  expect(example.data[0]).toMatchObject({ title: 'Lari Fajar', price: 150_000 });
});

// spec: 7, Lists and details
test('the OpenAPI document has every call of the specification', () => {
  const calls = readFileSync(path.join(LIB, '..', 'docs', 'specification.md'), 'utf8').matchAll(
    /^\| (\/api\/admin\/[^ ?]+)/gm,
  );
  const wanted = [...calls].map(([, call = '']) => call.replace(/\{\w+\}/, '{key}'));
  expect(wanted.length).toBe(22);
  expect(Object.keys(openApi().paths as object)).toEqual(expect.arrayContaining(wanted));
});

describe.each(KINDS)('the contract of %s', (kind) => {
  const { endpoint, detailPath } = registry[kind];
  const detail = `${endpoint}/{key}`;
  const fixture = json('entities', kind, `${kind}.fixture.json`) as { list: unknown; detail: unknown };

  test(`the contract of ${kind} accepts the captured answers and the embedded content`, async () => {
    expect(broken(endpoint, fixture.list)).toBe('');
    expect(broken(endpoint, await embeddedProvider(endpoint))).toBe('');
    if (detailPath !== null) expect(broken(detail, fixture.detail)).toBe('');
  });
  test(`the contract of ${kind} accepts the answers of a real Laravel, with pages`, () => {
    const { answers } = json('admin-api', 'laravel.fixture.json') as {
      answers: Record<string, { status: number; body: unknown }>;
    };
    const own = Object.entries(answers).filter(
      ([at, { status }]) =>
        status === 200 &&
        (at === endpoint || /[?/]/.test(at.slice(endpoint.length, endpoint.length + 1))) &&
        at.startsWith(endpoint),
    );
    expect(own.length).toBeGreaterThan(0);
    for (const [at, { body }] of own)
      expect([at, broken(at.startsWith(`${endpoint}/`) ? detail : endpoint, body)]).toEqual([at, '']);
  });
  test(`the contract of ${kind} rejects a missing title, an object as title and an invalid price`, () => {
    const { title, ...nameless } = Object.fromEntries(
      Object.entries(EXAMPLES[kind]).map(([name, value]) => [
        /^(?:judul|name|title)$/.test(name) ? 'title' : name,
        value,
      ]),
    );
    expect(broken(endpoint, { data: [{ ...nameless, title }] })).toBe('');
    expect(broken(endpoint, { data: [nameless] })).not.toBe('');
    expect(broken(endpoint, { data: [{ ...nameless, title: { id: 'Salah' } }] })).not.toBe('');
    const price = ['restoran', 'makanan'].includes(kind) ? 'harga_min' : 'price';
    if (kind !== 'blog')
      for (const wrong of ['abc', -5, 1e30])
        expect(broken(endpoint, { data: [{ ...nameless, title, [price]: wrong }] })).not.toBe('');
  });
  test(`the contract of ${kind} has a valid example with every field that is read`, () => {
    const names = registry[kind].schema.fields.map(
      ({ name, names }) => names.find((one) => one in EXAMPLES[kind]) ?? name,
    );
    const lacking = names.filter((name) => !(name in EXAMPLES[kind]));
    // Not expected: the overview's alternative field, and fields that only the embedded content sends.
    expect(
      lacking.filter((name) => !['deskripsi', 'images_alt', 'contoh', 'ilustrasi'].includes(name)),
    ).toEqual([]);
    expect(broken(endpoint, { data: [EXAMPLES[kind]] })).toBe('');
    if (detailPath !== null) expect(broken(detail, { data: EXAMPLES[kind] })).toBe('');
  });
});

test('the doctor finds nothing in an API that serves the examples', async () => {
  const of = (apiPath: string): Kind | undefined =>
    KINDS.find(
      (kind) => apiPath === registry[kind].endpoint || apiPath.startsWith(`${registry[kind].endpoint}/`),
    );
  const source = openSource(
    { adminApiUrl: null, adminApiTimeoutMs: 5000, adminApiConnections: 4 },
    async (apiPath) => {
      if (apiPath.includes('/search?')) return { data: [SEARCH_EXAMPLE] };
      const kind = of(apiPath) ?? 'makanan';
      return {
        data: apiPath.endsWith('s') || apiPath.endsWith('fasilitas') ? [EXAMPLES[kind]] : EXAMPLES[kind],
      };
    },
  );
  const { kinds } = await examine(source);
  // The fixed texts are not the API's.
  for (const { name, shown, findings, missing } of kinds.filter((one) => one.name !== 'fixed'))
    expect([name, shown, findings, missing]).toEqual([name, 1, [], {}]);
});

test.each(Object.entries(field))('every example of a %s is readable by its field type', (name, type) => {
  const { examples } = VALUES[name as keyof typeof VALUES];
  for (const example of examples.filter((one: unknown) => one !== null))
    expect([example, isReadable(type, example)]).toEqual([example, true]);
});
