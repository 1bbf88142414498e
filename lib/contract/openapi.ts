import { z } from 'zod';
import { KINDS, type Kind } from '../entities/kinds';
import { KULINER_ENDPOINT } from '../entities/makanan/makanan';
import { registry } from '../entities/registry';
import { SEARCH_ENDPOINT } from '../entities/search-types';
import { EXAMPLES } from './examples';
import {
  ERROR,
  PAGINATOR,
  PICTURE,
  RESPONSES,
  SEARCH,
  SEARCH_RESULT,
  responseRef,
  schemaRef,
} from './openapi-parts';

type Json = Record<string, unknown>;

/** What the embedded content alone sends. */
const OWN = new Set(['images_alt', 'contoh']);
/** The fields by which an item is known. */
const KEYS = ['id', 'slug'];

/**
 * The Admin API as the site reads it, as an OpenAPI 3.1 document: the paths of spec §7, made from the
 * registry of kinds, and the records, made by zod from the schemas that read them. `npm run contract` writes
 * it to docs/openapi.json.
 */
export function openApi(): Json {
  const schemas: Json = {};
  const paths: Json = {};
  for (const kind of KINDS) {
    const { endpoint, detailPath } = registry[kind];
    Object.assign(schemas, recordSchemas(kind));
    paths[endpoint] = listOperation(kind, `The list of ${kind}.`, itemName(kind));
    if (detailPath !== null) paths[`${endpoint}/{key}`] = detailOperation(kind);
  }
  paths[KULINER_ENDPOINT] = listOperation(
    'makanan',
    "The foods of the home page's carousel.",
    itemName('makanan'),
    'kuliner',
  );
  paths[SEARCH_ENDPOINT] = SEARCH;
  paths['/storage/{path}'] = PICTURE;
  return {
    openapi: '3.1.0',
    info: {
      title: 'Admin API of Jelajahi Bandung',
      version: '1.0.0',
      description:
        'What the public site reads of its provider: GET only, JSON, without credentials. docs/admin-api.md says more; `npm run doctor -- <address>` tries it.',
      license: { name: 'Unlicensed', url: 'https://spdx.org/licenses/NOASSERTION.html' },
    },
    servers: [{ url: 'https://admin.example.id', description: 'ADMIN_API_URL of the site' }],
    security: [],
    paths,
    components: {
      schemas: { ...sorted(schemas), SearchResult: SEARCH_RESULT, Error: ERROR },
      responses: RESPONSES,
    },
  };
}

const sorted = (all: Json): Json =>
  Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));

function itemName(kind: Kind): string {
  return kind.charAt(0).toUpperCase() + kind.slice(1);
}

/** The schema of a kind's record, and those of the values that it refers to. */
function recordSchemas(kind: Kind): Json {
  const { schema, detailPath, detailFields } = registry[kind];
  const made = z.toJSONSchema(schema, { io: 'input' }) as { properties: Json; $defs: Json };
  const properties: Json = {};
  let title: readonly string[] = [];
  for (const { name, names } of schema.fields.filter((field) => !OWN.has(field.name))) {
    const type = made.properties[name] as Json;
    if (type.$ref === '#/$defs/Title') title = names;
    const isLate = detailFields.some((group) => group.includes(name));
    properties[name] = isLate
      ? { ...type, description: 'A list may leave it out; the detail has it.' }
      : type;
    for (const other of names.slice(1))
      properties[other] = { ...type, description: `Another name of ${name}.` };
  }
  const record = {
    type: 'object',
    description:
      `One of ${kind}. ${registry[kind].categories.length ? `Categories of the chips: ${registry[kind].categories.join(', ')}.` : ''}`.trim(),
    properties,
    allOf: [oneGiven(title), ...(detailPath === null ? [] : [oneGiven(KEYS)])],
    examples: [EXAMPLES[kind]],
  };
  const said = JSON.stringify(record);
  const values = Object.entries(made.$defs).filter(([name]) => said.includes(`"#/$defs/${name}"`));
  const text = JSON.stringify({ ...Object.fromEntries(values), [itemName(kind)]: record });
  return JSON.parse(text.replaceAll('"#/$defs/', '"#/components/schemas/')) as Json;
}

function oneGiven(names: readonly string[]): Json {
  return { anyOf: names.map((name) => ({ required: [name] })) };
}

function listOperation(kind: Kind, summary: string, name: string, id: string = kind): Json {
  const list = {
    anyOf: [
      { type: 'array', items: schemaRef(name) },
      {
        type: 'object',
        description: 'How PHP writes a list whose numbers do not begin at 0: what a filter has left.',
        minProperties: 1,
        patternProperties: { '^\\d+$': schemaRef(name) },
        additionalProperties: false,
      },
    ],
  };
  const pages = {
    type: 'object',
    required: ['data'],
    properties: { data: list, ...PAGINATOR },
  };
  const schema = {
    type: 'object',
    required: ['data'],
    properties: { data: { anyOf: [list, pages] }, ...PAGINATOR },
  };
  const ok = {
    description:
      'All items, or the first page of them: whole, as paginate(), simplePaginate() or cursorPaginate() write it, bare or as a resource collection.',
    content: { 'application/json': { schema, example: { data: [EXAMPLES[kind]] } } },
  };
  return {
    get: {
      operationId: `list-${id}`,
      summary,
      parameters: [
        {
          name: 'page',
          in: 'query',
          description: 'As the address of the next page names it.',
          schema: { type: 'integer', minimum: 1 },
        },
        {
          name: 'cursor',
          in: 'query',
          description: 'The same of cursorPaginate().',
          schema: { type: 'string' },
        },
      ],
      responses: {
        200: ok,
        429: responseRef('Later'),
        503: responseRef('Later'),
        default: responseRef('Failed'),
      },
    },
  };
}

function detailOperation(kind: Kind): Json {
  const schema = {
    type: 'object',
    required: ['data'],
    properties: { data: { anyOf: [schemaRef(itemName(kind)), { type: 'null' }] } },
  };
  return {
    get: {
      operationId: `detail-${kind}`,
      summary: `One of ${kind}, by its slug or by its id.`,
      parameters: [
        {
          name: 'key',
          in: 'path',
          required: true,
          description: 'The slug, else the id, as the list writes it.',
          schema: { type: 'string' },
        },
      ],
      responses: {
        200: {
          description: 'The item; null says that there is none, as 404 does.',
          content: { 'application/json': { schema, example: { data: EXAMPLES[kind] } } },
        },
        404: responseRef('Absent'),
        429: responseRef('Later'),
        503: responseRef('Later'),
        default: responseRef('Failed'),
      },
    },
  };
}
