import { Agent, request } from 'node:http';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** The counts and faults that readers met. */
interface Met {
  pages: number;
  files: number;
  /** Pages that were not 200 and files of the wrong type, each with its URL and the actual response. */
  wrong: string[];
}

const TYPES: Record<string, RegExp> = {
  '.js': /^(application|text)\/javascript/,
  '.css': /^text\/css/,
  '.woff2': /^font\/woff2$/,
};

/**
 * Simulates readers with browsers that cache nothing, each from its own address (127.0.3.n): until `stop`,
 * they open one page after another and request all files that it references, including those referenced by
 * its scripts and style sheets.
 */
export function startReaders(port: number, pages: readonly string[], readers = 6) {
  const met: Met = { pages: 0, files: 0, wrong: [] };
  let isOver = false;
  const read = async (reader: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = (target: string) => get({ port, path: target, localAddress: `127.0.3.${reader + 1}`, agent });
    for (let turn = reader; !isOver; turn += 1) {
      const page = pages[turn % pages.length] ?? '/';
      const { status, body } = await ask(page);
      met.pages += 1;
      if (status !== 200) met.wrong.push(`${page}: ${status}`);
      const wanted = namesIn(body);
      // Iterating over a set includes entries added meanwhile.
      for (const file of wanted) {
        const answer = await ask(file);
        met.files += 1;
        if (answer.status !== 200 || !TYPES[path.extname(file)]?.test(answer.type) || !answer.body)
          met.wrong.push(`${file}, named by ${page}: ${answer.status} ${answer.type}`);
        namesIn(answer.body).forEach((name) => wanted.add(name));
      }
      await delay(20);
    }
    agent.destroy();
  };
  const all = Array.from({ length: readers }, (_, reader) => read(reader));
  return {
    met,
    stop: async () => {
      isOver = true;
      await Promise.all(all);
      return met;
    },
  };
}

/**
 * The scripts, style sheets and fonts referenced in this text. Scripts write 'static/', style sheets
 * '../media/'.
 */
function namesIn(text: string): Set<string> {
  const names = text.matchAll(
    /(?:\.\.\/|\/_next\/static\/|"static\/)((?:chunks|media)\/[\w.~-]+\.(?:js|css|woff2))/g,
  );
  return new Set([...names].map(([, name]) => `/_next/static/${name}`));
}

function get(options: { port: number; path: string; localAddress: string; agent: Agent }) {
  return new Promise<{ status: number | string; type: string; body: string }>((resolve) => {
    const failed = (error: NodeJS.ErrnoException) =>
      resolve({ status: error.code ?? error.message, type: '', body: '' });
    request({ host: '127.0.0.1', ...options }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part)).on('error', failed);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          body: Buffer.concat(parts).toString('latin1'),
        }),
      );
    })
      .on('error', failed)
      .end();
  });
}
