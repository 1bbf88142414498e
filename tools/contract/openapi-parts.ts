import { SEARCH_TYPES } from '@/lib/entities/search-types';
import { SEARCH_EXAMPLE } from './examples';

/* The parts of the document of openapi.ts that do not depend on the kinds. */

type Json = Record<string, unknown>;

export const schemaRef = (name: string) => ({ $ref: `#/components/schemas/${name}` });
export const responseRef = (name: string) => ({ $ref: `#/components/responses/${name}` });

/** The fields in which Laravel's paginators give the next page and the number of items. */
export const PAGINATOR: Json = {
  total: { type: 'integer', description: 'How many items all pages have together.' },
  current_page: { type: 'integer' },
  last_page: { type: 'integer' },
  next_page_url: { type: ['string', 'null'], description: 'Of the address only the query counts.' },
  next_cursor: { type: ['string', 'null'] },
  links: {
    description: 'An object with next, as a resource collection has it; a list of buttons is passed over.',
  },
  meta: { type: 'object', description: 'The same facts, as a resource collection has them.' },
};

export const SEARCH_RESULT: Json = {
  type: 'object',
  required: ['type', 'title'],
  properties: {
    id: { type: ['integer', 'string', 'null'] },
    type: { enum: [...Object.keys(SEARCH_TYPES), 'kuliner'] },
    title: { type: 'string' },
    label: { type: ['string', 'null'], description: "What the result is called; else the kind's name." },
    slug: { type: ['string', 'null'] },
    url: { type: ['string', 'null'], description: 'Its last part stands for the slug where there is none.' },
  },
  examples: [SEARCH_EXAMPLE],
};

export const SEARCH: Json = {
  get: {
    operationId: 'search',
    summary: 'What is found for a text, in the order in which it is shown.',
    parameters: [
      {
        name: 'query',
        in: 'query',
        required: true,
        schema: { type: 'string', minLength: 3, maxLength: 100 },
      },
    ],
    responses: {
      200: {
        description: 'The results; a missing data field is an empty list.',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: { data: { type: 'array', items: schemaRef('SearchResult') } },
            },
            example: { data: [SEARCH_EXAMPLE] },
          },
        },
      },
      429: responseRef('Later'),
      default: responseRef('Failed'),
    },
  },
};

const bytes = { schema: { type: 'string', format: 'binary' } };
export const PICTURE: Json = {
  get: {
    operationId: 'picture',
    summary: 'A picture that an item names, at most 32 MiB.',
    parameters: [
      {
        name: 'path',
        in: 'path',
        required: true,
        description: 'May hold slashes.',
        schema: { type: 'string' },
      },
    ],
    responses: {
      200: {
        description: 'The picture.',
        content: { 'image/jpeg': bytes, 'image/png': bytes, 'image/webp': bytes, 'image/gif': bytes },
      },
      404: { description: 'There is none; a placeholder is shown.' },
    },
  },
};

export const ERROR: Json = {
  type: 'object',
  properties: { message: { type: 'string' } },
  examples: [{ message: 'Server Error' }],
};
const errorContent = { 'application/json': { schema: schemaRef('Error') } };
export const RESPONSES: Json = {
  Absent: { description: 'There is no such item: its page is a 404.', content: errorContent },
  Later: {
    description:
      'Too many requests, or maintenance: the site asks again when Retry-After says, and shows the last good copy meanwhile.',
    headers: {
      'Retry-After': { schema: { type: 'string' }, description: 'Seconds, or a date.' },
      'X-RateLimit-Limit': { schema: { type: 'integer' } },
      'X-RateLimit-Remaining': { schema: { type: 'integer' } },
      'X-RateLimit-Reset': { schema: { type: 'integer' } },
    },
    content: errorContent,
  },
  Failed: {
    description: 'A failure: the last good copy is shown, and an item is never taken for absent.',
    content: errorContent,
  },
};
