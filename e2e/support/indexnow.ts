import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { ROOT } from '../../scripts/run.mjs';
import { SITE_URL } from './servers';

export const INDEXNOW_KEY = 'kunci-uji-1234';

interface Notice {
  host: string;
  key: string;
  keyLocation: string;
  urlList: string[];
}

/** A search engine's endpoint on this machine. */
export interface Endpoint {
  url: string;
  /** The notices received so far. */
  notices: Notice[];
  /** The status of its responses. */
  status: number;
  close: () => void;
}

export async function startEndpoint(): Promise<Endpoint> {
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    endpoint.notices.push(JSON.parse(text) as Notice);
    response.writeHead(endpoint.status).end('{"message":\n"kunci tidak cocok"}');
  }).listen(0);
  await once(server, 'listening');
  const endpoint: Endpoint = {
    url: `http://localhost:${(server.address() as AddressInfo).port}/indexnow`,
    notices: [],
    status: 200,
    close: () => void server.close(),
  };
  return endpoint;
}

/**
 * Runs `npm run indexnow` for the site at this URL; returns its exit code and output. Its state file is in
 * the folder `memory`.
 */
export async function runIndexNow(
  siteUrl: string,
  endpoint: Endpoint,
  memory: string,
  env: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, ['tools/indexnow/command.mjs', siteUrl], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      SITE_URL,
      INDEXNOW_KEY,
      INDEXNOW_ENDPOINT: endpoint.url,
      LAST_GOOD_DIR: path.join(memory, 'copies'),
      ...env,
    },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output: output.trim() };
}
