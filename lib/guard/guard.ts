import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { policyOf } from '../cache/content-security-policy.mjs';
import { logError } from '../log';
import { enterVisitor } from '../limits/visitor';
import { NO_SITE_URL, type Settings } from '../settings';
import { SPECULATION } from '../speculation-rules';
import { wantDocument } from './documents-only';
import { type FormerFiles } from './former-files';
import { hide } from './hidden-request';
import { lifeOf } from './lasting-files';
import { makeInTurn } from './picture-turns';
import { publicHost } from './public-host';
import { answerFile, fileTarget, keepFile } from './ready-files';
import { answerReady, keepReady, pageTarget } from './ready-pages';
import { refusalOf, type Refusal } from './refusal';
import { securityHeaders } from './security-headers';
import { isStreamedPage, sendWhole } from './whole-page';

const STARTED = 'http.server.request.start';
const POLICY = 'content-security-policy';
/** The longest name that DNS has, with a port. */
const MAX_HOST = 260;
const NO_INDEX: [string, string] = ['x-robots-tag', 'noindex'];

/** What Node tells of a request. */
interface Started {
  request: IncomingMessage;
  response: ServerResponse;
  server: Server;
}

/**
 * Stands before Next in this process, however it was started (docs/decisions/0009-a-guard-before-next.md): Node tells of each request
 * before anyone handles it. All are made requests for documents (documents-only.ts). Answers get the security headers that they do not have themselves; warm pages (ready-pages.ts), files
 * (ready-files.ts) and requests that nothing here serves are answered at once, and Next leaves alone what has been answered. Pictures
 * are made in turn (picture-turns.ts). `siteUrl` is the public origin: while it was not set, what other machines are sent is kept out of
 * search engines. `former` answers for files that this build does not have. Every server of the process is guarded; what comes back
 * ends it.
 */
export function guardServer(
  { siteUrl, hasSiteUrl }: Pick<Settings, 'siteUrl' | 'hasSiteUrl'>,
  former?: Pick<FormerFiles, 'answer'>,
): () => void {
  const own = Object.entries(securityHeaders(siteUrl));
  let isTold = false;
  const guardOne = (message: unknown) => {
    const { request, response, server } = message as Started;
    makeInTurn(server);
    wantDocument(request);
    const host = hasSiteUrl ? null : publicHost(request);
    if (host !== null && !isTold) {
      isTold = true;
      logError(NO_SITE_URL, { host: host.slice(0, MAX_HOST), siteUrl });
    }
    const headers = host === null ? own : [...own, NO_INDEX];
    // What is kept is for all: an answer that says more is neither kept nor taken from there.
    const target = host === null ? pageTarget(request) : null;
    if (target !== null && answerReady(target, response)) return hide(request);
    const file = host === null ? fileTarget(request) : null;
    if (file !== null && answerFile(file, request, response)) return hide(request);
    enterVisitor(request);
    sendByDefault(response, headers, request.url ?? '', target);
    if (isStreamedPage(request)) sendWhole(response);
    if (file !== null) keepFile(file, request, response);
    const refusal = refusalOf(request.method ?? '', request.url ?? '');
    if (refusal) refuse(request, response, refusal);
    else if (former?.answer(request, response)) hide(request);
    else ignoreHeaders(request);
  };
  subscribe(STARTED, guardOne);
  return () => void unsubscribe(STARTED, guardOne);
}

/** Takes away what Next would answer wrongly. Who sends it gets what everyone gets. */
function ignoreHeaders({ headers }: IncomingMessage): void {
  // A static file: 500 to a range or a date that does not fit. Anyone may be sent the whole (RFC 9110, "Range").
  delete headers.range;
  delete headers['if-match'];
  delete headers['if-unmodified-since'];
  // Any page: an empty 200.
  delete headers['x-middleware-prefetch'];
  // The site has none; Next answers some of its own with a Set-Cookie.
  delete headers.cookie;
}

function sendByDefault(
  response: ServerResponse,
  headers: readonly [string, string][],
  url: string,
  target: string | null,
): void {
  const { writeHead, end } = response;
  response.writeHead = ((...given: Parameters<typeof writeHead>) => {
    for (const [name, value] of headers) if (!response.hasHeader(name)) response.setHeader(name, value);
    if (given[0] === 200 && isHtml(response)) response.setHeader(...SPECULATION);
    const life = lifeOf(url, given[0]);
    if (life) response.setHeader('cache-control', life);
    return writeHead.apply(response, given);
  }) as typeof writeHead;
  // A page that threw, and one of whole-page.ts, comes whole and without a policy: it names the scripts in it.
  response.end = ((...given: Parameters<typeof end>) => {
    const [body] = given as unknown[];
    const isPage = typeof body === 'string' && body.startsWith('<!DOCTYPE html>');
    if (isPage && !response.headersSent && !response.hasHeader(POLICY))
      response.setHeader(POLICY, policyOf(body));
    end.apply(response, given);
    if (isPage && target !== null) keepReady(target, response, body);
    return response;
  }) as typeof end;
}

function isHtml(response: ServerResponse): boolean {
  return String(response.getHeader('content-type')).startsWith('text/html');
}

function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
  response.writeHead(refusal.status, {
    ...refusal.headers,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    // What the visitor goes on sending is not read.
    connection: 'close',
  });
  response.end(`${refusal.message}\n`);
  hide(request);
}
