// State that exists once per process: each of Next's bundles has its own copy of every module, and what they
// share lies in this object, the project's only name on globalThis. server/start.mjs is not compiled.

const NAME = Symbol.for('jelajahi-bandung');
const known = /** @type {typeof globalThis & { [NAME]?: object }} */ (globalThis);

/** Each module casts it to its own fields. @type {object} */
export const processWide = (known[NAME] ??= {});
