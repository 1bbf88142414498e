// npm run interest -- <log> …: which items, and which places on a page, led to chats, by week. It reads the
// server's output (lines with "msg":"interest"); '-' or no argument reads standard input: journalctl -o cat
// -u 'jelajahi-bandung@*' | npm run --silent interest
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

const WIB_MS = 7 * 3_600_000;
const DAY_MS = 86_400_000;
/** The actions that start a chat or a call; directions are counted too, but start none. */
const CHATS = new Set(['pesan', 'chat', 'telepon']);

/** @typedef {{ chats: number, routes: number }} Counts */
/** @type {Map<string, { items: Map<string, Counts>, places: Map<string, Counts> }>} */
const weeks = new Map();
let count = 0;

const files = process.argv.slice(2);
for (const file of files.length ? files : ['-']) {
  const input = file === '-' ? process.stdin : createReadStream(file);
  try {
    for await (const line of createInterface({ input, crlfDelay: Infinity })) take(line);
  } catch (error) {
    console.error(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
    process.exit(2);
  }
}
if (count === 0) console.log('No press on a link is in this log.');
for (const [week, { items, places }] of [...weeks].sort(([a], [b]) => b.localeCompare(a))) {
  console.log(`\nWeek of ${week}`);
  print('pages', items);
  print('places', places);
}

/** @param {string} line may have a prefix of a proxy or journald: it is parsed from its first brace on */
function take(line) {
  if (!line.includes('"interest"')) return;
  const facts = parsed(line.slice(line.indexOf('{')));
  const at = Date.parse(facts?.time);
  if (facts?.msg !== 'interest' || Number.isNaN(at)) return;
  count += 1;
  const week = mondayOf(at);
  const counts = weeks.get(week) ?? { items: new Map(), places: new Map() };
  weeks.set(week, counts);
  add(counts.items, [facts.page ?? 'page not told', facts.ref].filter(Boolean).join('  '), facts.action);
  add(counts.places, `${facts.action} in ${facts.place}`, facts.action);
}

/** @param {string} text @returns {Record<string, any> | null} */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @param {Map<string, Counts>} counts @param {string} name @param {string} action */
function add(counts, name, action) {
  const own = counts.get(name) ?? { chats: 0, routes: 0 };
  if (CHATS.has(action)) own.chats += 1;
  else own.routes += 1;
  counts.set(name, own);
}

/** The date of that week's Monday in Jakarta: '2026-11-23'. @param {number} at milliseconds since 1970 */
function mondayOf(at) {
  const day = Math.floor((at + WIB_MS) / DAY_MS);
  // 1970-01-01 was a Thursday.
  return new Date((day - ((day + 3) % 7)) * DAY_MS).toISOString().slice(0, 10);
}

/** @param {string} title @param {Map<string, Counts>} counts */
function print(title, counts) {
  console.log(`  ${title.padEnd(56)} chats  routes`);
  const order = [...counts].sort(([, a], [, b]) => b.chats - a.chats || b.routes - a.routes);
  for (const [name, { chats, routes }] of order)
    console.log(`    ${name.padEnd(54)} ${String(chats).padStart(5)}  ${String(routes).padStart(6)}`);
}
