// What exists once in this process. Next compiles the instrumentation, each page and each route into bundles
// of their own, and each has its own copy of every module: what they must share – the API's client, the log
// of what was said already, the server – is kept in this one object, which is the only name of the project on
// globalThis. Plain JavaScript, because server/start.mjs is not compiled.

const NAME = Symbol.for('jelajahi-bandung');
const known = /** @type {typeof globalThis & { [NAME]?: object }} */ (globalThis);

/** Each module casts it to the fields that are its own. @type {object} */
export const processWide = (known[NAME] ??= {});
