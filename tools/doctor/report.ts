import { groupBy } from '@/lib/base/group-by';
import { PROBLEMS, type Finding, type Problem } from './finding';

/** The result for one endpoint and the details below it. */
export interface KindReport {
  /** The name of the kind; 'kuliner' is the home page's carousel, 'search' the search. */
  name: string;
  endpoint: string;
  /** The number of records that the API delivered, and of those that the site shows. */
  delivered: number;
  shown: number;
  /** The number of details requested, of items with a page. */
  details: number;
  pictures: number;
  /** How often a field is missing among the shown items; fields that are never missing are left out. */
  missing: Record<string, number>;
  answers: { count: number; medianMs: number; slowestMs: number };
  findings: Finding[];
}

export interface Report {
  source: string;
  kinds: KindReport[];
  errors: number;
  notes: number;
}

function isError({ problem }: Finding): boolean {
  return PROBLEMS[problem] === 'error';
}

/** The kinds with the totals of their findings. */
export function reportOf(source: string, kinds: KindReport[]): Report {
  const findings = kinds.flatMap((kind) => kind.findings);
  const errors = findings.filter(isError).length;
  return { source, kinds, errors, notes: findings.length - errors };
}

/** The most lines written per problem, and the most records named per line. */
const MAX_LINES = 10;
const MAX_IDS = 8;

/** The report as an operator reads it. Errors are marked with ✗, notes with ·. */
export function reportText({ source, kinds, errors, notes }: Report): string {
  const end = errors ? `${errors} errors, ${notes} notes.` : `No errors, ${notes} notes.`;
  return [`${source}`, ...kinds.map(kindText), end].join('\n\n');
}

function kindText(kind: KindReport): string {
  const { name, endpoint, delivered, shown, details, pictures, answers, missing, findings } = kind;
  const counts = [
    `${delivered} delivered, ${shown} shown`,
    details && `${details} details`,
    pictures && `${pictures} pictures`,
    answers.count &&
      `${answers.count} answers in ${ms(answers.medianMs)}, the slowest in ${ms(answers.slowestMs)}`,
  ].filter(Boolean);
  const lacks = Object.entries(missing).sort(([, a], [, b]) => b - a);
  return [
    `${name}  ${endpoint}`,
    `  ${counts.join('; ')}`,
    ...(lacks.length
      ? [`  missing of ${shown}: ${lacks.map(([field, times]) => `${field} ${times}`).join(', ')}`]
      : []),
    ...(Object.keys(PROBLEMS) as Problem[]).flatMap((problem) => linesOf(problem, findings)),
  ].join('\n');
}

function linesOf(problem: Problem, all: readonly Finding[]): string[] {
  const found = all.filter((finding) => finding.problem === problem);
  if (found.length === 0) return [];
  return [
    `  ${PROBLEMS[problem] === 'error' ? '✗' : '·'} ${problem}: ${found.length}`,
    ...[...groupBy(found, ({ reads = '' }) => reads)].flatMap(([reads, alike]) => [
      ...limited(
        [...groupBy(alike, whatOf)].map(([what, same]) => [what, idsOf(same)].filter(Boolean).join(' – ')),
      ),
      ...(reads ? [`      would be read: ${reads}`] : []),
    ]),
  ];
}

function limited(lines: readonly string[]): string[] {
  const rest = lines.length - MAX_LINES;
  const more = rest > 0 ? [`and ${rest} more lines (all with --json)`] : [];
  return [...lines.slice(0, MAX_LINES), ...more].map((line) => `      ${line}`);
}

function whatOf({ field, delivered, detail }: Finding): string {
  const value = delivered && (field ? `${field}: delivered ${delivered}` : delivered);
  return [value ?? field, detail].filter(Boolean).join(': ');
}

/** The records of findings that are otherwise equal. */
function idsOf(findings: readonly Finding[]): string {
  const ids = findings.flatMap(({ id }) => (id === null ? [] : [id]));
  if (ids.length === 0) return findings.length > 1 ? `${findings.length} times` : '';
  const rest = ids.length - MAX_IDS;
  return `id ${ids.slice(0, MAX_IDS).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

function ms(value: number): string {
  return value < 1000 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(1)} s`;
}
