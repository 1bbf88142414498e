// node tools/laravel/capture.mjs: asks the Laravel application for everything that the site reads, in small,
// and keeps the answers as lib/admin-api/laravel.fixture.json. Of pages of HTML their first letters are kept,
// of a trace its first steps; times, folders and the headers that say nothing are left out.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { bin, must, ROOT, say } from '../../scripts/run.mjs';
import { catalogue } from './catalogue.mjs';
import { startLaravel } from './laravel.mjs';

const FILE = path.join(ROOT, 'lib', 'admin-api', 'laravel.fixture.json');
const HEADERS = ['content-type', 'location', 'retry-after', 'x-ratelimit-limit', 'x-ratelimit-remaining'];
const LISTS = [
  ...['destinasis', 'pakets', 'akomodasis', 'transportasis', 'events', 'tickets', 'fasilitas', 'restorans'],
  ...['makanans', 'kuliners', 'blogs', 'attractions'],
];

/** @typedef {{ status: number, headers: Record<string, string>, body: unknown }} Answer */

/** Three items of each kind, their first words. */
const content = Object.fromEntries(
  Object.entries(catalogue(0, 3)).map(([kind, entries]) => [
    kind,
    entries.map((entry) => ({
      ...entry,
      body: `**${entry.body.slice(0, 40).replace(/\W+$/, '')}**\n\n- butir`,
      pictures: entry.pictures.slice(0, 2),
      jadwal: entry.jadwal?.slice(0, 1),
    })),
  ]),
);
const api = await startLaravel(content, { API_THROTTLE: 0, PER_PAGE: 2 });
try {
  const answers = await everything();
  const troubles = await everyTrouble();
  writeFileSync(FILE, JSON.stringify({ answers, troubles }));
} finally {
  await api.dispose();
}
const { command, args } = bin('prettier', ['--write', FILE]);
await must(command, args);
say(`The answers stand in ${path.relative(ROOT, FILE)}`);

/** Every list with its pages, a detail of each kind that has one, what is not there, and searches. */
async function everything() {
  /** @type {Record<string, Answer>} */
  const answers = {};
  const keep = async (/** @type {string} */ asked) => {
    const answer = await ask(`/api/admin/${asked}`);
    answers[`/api/admin/${asked}`] = answer;
    return JSON.stringify(answer.body);
  };
  for (const list of LISTS) {
    /** @type {string | undefined} */
    let next = list;
    while (next) {
      const text = await keep(next);
      const query = /"(?:next_page_url|next)":"[^"?]*(\?[^"]+)"/.exec(text)?.[1];
      next = query && list + query;
    }
  }
  const details = LISTS.filter((list) => !['restorans', 'makanans', 'kuliners'].includes(list));
  for (const list of details) {
    const text = JSON.stringify(answers[`/api/admin/${list}`]?.body);
    const key = /"slug":"([^"]+)"/.exec(text)?.[1];
    await keep(`${list}/${list === 'tickets' || !key ? 1 : key}`);
    await keep(`${list}/tidak-ada`);
  }
  await keep('searches/search?query=bandung');
  await keep('searches/search?query=ab');
  return answers;
}

/** The answers of a list when the server is in trouble, and when its limit is reached. */
async function everyTrouble() {
  /** @type {Record<string, Answer>} */
  const troubles = {};
  const list = '/api/admin/attractions';
  await api.artisan('down');
  troubles['artisan down'] = await ask(list);
  await api.artisan('up');
  await api.artisan('down', '--render=errors::503', '--retry=60');
  troubles['artisan down --render=errors::503 --retry=60'] = await ask(list);
  await api.artisan('up');
  for (const trouble of ['notice', 'white', 'login', 'validation', 'memory', 'null', 'exception']) {
    await api.artisan('trouble', trouble);
    troubles[trouble] = await ask(list);
  }
  await api.set({ APP_DEBUG: 'true' });
  for (const trouble of ['exception', 'page']) {
    await api.artisan('trouble', trouble);
    troubles[`${trouble}, APP_DEBUG=true`] = await ask(list);
  }
  await api.artisan('trouble', 'none');
  await api.set({ APP_DEBUG: 'false', API_THROTTLE: 2 });
  for (const name of ['first of two a minute', 'second', 'third'])
    troubles[`throttle, ${name}`] = await ask('/api/admin/searches/search?query=tidak-ada');
  return troubles;
}

/** @param {string} asked @returns {Promise<Answer>} */
async function ask(asked) {
  const response = await fetch(api.url + asked, {
    headers: { accept: 'application/json' },
    redirect: 'manual',
  });
  const text = (await response.text()).replaceAll(api.folder, '/srv/admin');
  const headers = Object.fromEntries(
    HEADERS.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  return { status: response.status, headers, body: parsed(text) };
}

/** @param {string} text @returns {unknown} */
function parsed(text) {
  try {
    const body = JSON.parse(text);
    return Array.isArray(body?.trace) ? { ...body, trace: body.trace.slice(0, 3) } : body;
  } catch {
    return text.slice(0, 400);
  }
}
