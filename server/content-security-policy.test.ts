import { createHash } from 'node:crypto';
import { LOAD_SCRIPT } from '../lib/visits/load-script';
import { policyOf } from './content-security-policy';
import { deferScripts } from './defer-scripts';

/** The script sources that the policy of a page with this body allows. */
function allowed(body: string): string[] {
  const policy = policyOf(`<!DOCTYPE html><html><head></head><body>${body}</body></html>`);
  return /script-src ([^;]*)$/.exec(policy)?.[1]?.split(' ') ?? [];
}
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const DATA = String.raw`self.__next_f.push([1,"0:{\"a\":\"alert(1)\\n\u003c/script\u003e ☕\"}"])`;

test.each([
  ['the data of a page', DATA],
  ['data in base64', 'self.__next_f.push([3,"YQ=="])'],
  ['what begins them', '(self.__next_f=self.__next_f||[]).push([0])'],
  [
    'the list of files that start the page',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[9]});',
  ],
])('the policy allows %s', (_, script) => {
  expect(allowed(`<script>${script}</script>`)).toEqual(["'self'", hashOf(script)]);
});

test('the policy allows the script that starts deferred scripts', () => {
  const html = deferScripts('<body><script src="/_next/static/chunks/a.js" async=""></script></body>');
  const [, start = ''] = /<script>(.+)<\/script>/.exec(html) ?? [];
  expect(allowed(html)).toEqual(["'self'", hashOf(start)]);
});

test('the policy allows the script that loads the measurements, but not with other code appended', () => {
  expect(allowed(`<script data-share="0.05">${LOAD_SCRIPT}</script>`)).toEqual([
    "'self'",
    hashOf(LOAD_SCRIPT),
  ]);
  expect(allowed(`<script data-share="1">${LOAD_SCRIPT};alert(1)</script>`)).toEqual(["'self'"]);
});

test.each([
  'alert(1)',
  'self.__next_f.push([1,alert(1)])',
  'self.__next_f.push([1,"a"]);alert(1)',
  'self.__next_f.push([1,"a"])\nalert(1)',
  'alert(1);self.__next_f.push([1,"a"])',
  'self.__next_f.push([1,"a"],alert(1))',
  'self.__next_f.push([1,`${alert(1)}`])',
  'self.__next_f.push()',
  '(self.__next_f=self.__next_f||[]).push([0]);alert(1)',
  '(self.__next_f=alert(1)||[]).push([0])',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a":alert(1)});',
  '(()=>{let all=()=>alert(1)})()',
  '(()=>{let all=alert(1);',
])('the policy does not allow the injected script %s', (script) => {
  for (const tag of ['<script>', '<script type="module">', '<script\n>', '<SCRIPT>', '<script data-a=">">'])
    expect(allowed(`<p>a</p>${tag}${script}</script><script>${DATA}</script>`)).toEqual([
      "'self'",
      hashOf(DATA),
    ]);
});

test.each([
  ['structured data', '<script type="application/ld+json">{"@context":"https://schema.org"}</script>'],
  ['a script of a file', '<script src="/_next/static/chunks/a.js" async=""></script>'],
  ['a script without an end', `<script>${DATA}`],
])('the policy has no hash for %s', (_, html) => expect(allowed(html)).toEqual(["'self'"]));
