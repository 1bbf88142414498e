// State that exists once per process. Next compiles the instrumentation, each page and each route into
// bundles of their own, and each has its own copy of every module. What they must share – the API's client,
// the log of past warnings, the server – is kept in this one object, the project's only name on globalThis.
// Plain JavaScript, because server/start.mjs is not compiled.

const NAME = Symbol.for('jelajahi-bandung');
const known = /** @type {typeof globalThis & { [NAME]?: object }} */ (globalThis);

/** Each module casts it to its own fields. @type {object} */
export const processWide = (known[NAME] ??= {});
