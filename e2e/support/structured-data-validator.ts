import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/*
 * The validator of structured data: Adobe's validator (schema.org's vocabulary for every type, Google's rules
 * for products, offers, breadcrumbs and others) applied to what an extractor finds in the raw page. Both are
 * third-party; `npm run test:full` installs them in e2e/validators.
 */

const validators = createRequire(new URL('../validators/package.json', import.meta.url));

interface Issue {
  rootType: string;
  severity: 'ERROR' | 'WARNING';
  issueMessage: string;
  errorType?: string;
  path?: { property?: string; index?: number }[];
  fieldNames?: string[];
  source?: string;
}
type Validator = new (vocabulary: unknown) => { validate: (extracted: unknown) => Promise<Issue[]> };
type Extracted = Record<'jsonld' | 'microdata' | 'rdfa' | 'errors', unknown>;
type Extractor = new (options: object) => { parse: (html: string) => Extracted };

const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
const RDFS = 'http://www.w3.org/2000/01/rdf-schema#';
const SCHEMA = 'http://schema.org/';

/**
 * Converts schema.org's N-Quads to the JSON-LD that the validator reads: classes with their parents,
 * properties with their domains.
 */
function vocabularyOf(quads: string) {
  const kinds = new Map<string, 'rdfs:Class' | 'rdf:Property'>();
  const parents = new Map<string, { '@id': string }[]>();
  const domains = new Map<string, { '@id': string }[]>();
  const add = (map: typeof parents, subject: string, object: string) =>
    map.set(subject, [...(map.get(subject) ?? []), { '@id': object }]);
  for (const [, subject = '', predicate = '', object = ''] of quads.matchAll(/^<(.+?)> <(.+?)> <(.+?)> /gm)) {
    if (predicate === `${RDF}type` && object === `${RDFS}Class`) kinds.set(subject, 'rdfs:Class');
    if (predicate === `${RDF}type` && object === `${RDF}Property`) kinds.set(subject, 'rdf:Property');
    if (predicate === `${RDFS}subClassOf`) add(parents, subject, object);
    if (predicate === `${SCHEMA}domainIncludes`) add(domains, subject, object);
  }
  const graph = [...kinds].map(([id, type]) => ({
    '@id': id,
    '@type': type,
    'rdfs:subClassOf': parents.get(id),
    'schema:domainIncludes': domains.get(id),
  }));
  return { '@graph': graph };
}

async function load() {
  const library = (await import(
    pathToFileURL(validators.resolve('@adobe/structured-data-validator')).href
  )) as {
    default: Validator;
  };
  const extractor = validators('@marbec/web-auto-extractor') as { default: Extractor };
  const quads = readFileSync(validators.resolve('@vocabulary/schema/schema.nq'), 'utf8');
  return {
    validator: new library.default(vocabularyOf(quads)),
    extractor: new extractor.default({}),
  };
}

let loaded: ReturnType<typeof load> | null = null;

/** The blocks of a page, and marks that its elements can have instead. */
const BLOCK = /<script[^>]*type="application\/ld\+json"[^>]*>[^]*?<\/script>/g;
const MARKED = /\s(?:itemscope|itemtype|itemprop|typeof|vocab)\b/i;

/** What an extractor finds in a page: in a whole one within 100 ms, in its blocks alone within one. */
export async function extractedFrom(html: string, isWhole = MARKED.test(html.replace(BLOCK, ''))) {
  loaded ??= load();
  const { extractor } = await loaded;
  const blocks = (html.match(BLOCK) ?? []).join('');
  return extractor.parse(isWhole ? html : `<!doctype html><html>${blocks}</html>`);
}

/** The faults of a page's structured data, one per line. Missing optional fields are not faults. */
export async function faultsIn(html: string): Promise<string[]> {
  loaded ??= load();
  const { validator } = await loaded;
  const issues = await validator.validate(await extractedFrom(html));
  return issues
    .filter((issue) => issue.severity === 'ERROR' || isTrail(issue) || isUnknown(issue, issues))
    .map(({ rootType, path = [], issueMessage }) => {
      const place = path.flatMap(({ property }) => property ?? []);
      return `${[rootType, ...place].join('.')}: ${issueMessage}`;
    });
}

/** The validator only warns of a breadcrumb with one step or without URLs; Google rejects it. */
function isTrail({ rootType, issueMessage }: Issue): boolean {
  return rootType === 'BreadcrumbList' && !issueMessage.includes('(optional)');
}

/**
 * The validator only warns of a property that the type does not have; a fault only if none of the node's
 * types has it.
 */
function isUnknown(issue: Issue, issues: Issue[]): boolean {
  if (issue.errorType !== 'schemaOrg') return false;
  const place = ({ rootType, source, path, fieldNames }: Issue) =>
    JSON.stringify([rootType, source, path, fieldNames]);
  const complaints = new Set(
    issues
      .filter((other) => other.errorType === 'schemaOrg' && place(other) === place(issue))
      .map(({ issueMessage }) => issueMessage),
  );
  return complaints.size >= typesAt(issue);
}

/** The number of types of the node that an issue concerns. */
function typesAt({ source = '{}', path = [] }: Issue): number {
  let node = JSON.parse(source) as Record<string, unknown>;
  for (const { property, index } of path.slice(1)) {
    const value = property === undefined ? node : node[property];
    node = (Array.isArray(value) ? value[index ?? 0] : value) as Record<string, unknown>;
  }
  return [node['@type']].flat().length;
}
