// node scripts/import-rooms.mjs: prints the rooms (subfolders) of lib and components floor by floor, each
// with its imports. Fails where an import leads to the same floor or a higher one, where files import in a
// circle, and where a file is in no room. eslint.config.mjs takes its rules from here too.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/**
 * The rooms of each folder, the lowest floor first: a room may import from the floors below its own, and from
 * nothing else in the folder.
 */
export const FLOORS = {
  lib: [
    ['base', 'geo'],
    ['format', 'hours'],
    ['log', 'settings', 'values'],
    ['addresses', 'redis', 'metrics', 'reports'],
    ['rich-text', 'listing', 'admin-api', 'offline', 'visits'],
    ['entities'],
    ['embedded', 'order'],
    ['items'],
    ['kawasan'],
    ['data'],
    ['pictures', 'interest', 'plan'],
    ['search'],
    ['seo'],
    ['revalidation'],
    ['cases', 'start'],
  ],
  components: [['ui'], ['states', 'cards'], ['frame', 'lists', 'details'], ['home', 'pages']],
};

/** Test files may import anything. @param {string} file */
const isSource = (file) => /\.(?:tsx?|mjs)$/.test(file) && !/\.(?:test|fake|fixture)\.\w+$/.test(file);
const ENDINGS = ['', '.ts', '.tsx', '.mjs'];

/**
 * The faults of a folder's rooms, and which rooms each room imports.
 * @param {string} root the project
 * @param {string} folder 'lib'
 * @param {string[][]} floors
 */
export function examineRooms(root, folder, floors) {
  const floorOf = new Map(floors.flatMap((rooms, floor) => rooms.map((room) => [room, floor])));
  const files = new Set(
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))),
  );
  /** @type {string[]} */
  const faults = [];
  /** @type {Map<string, Set<string>>} */
  const imports = new Map(floors.flat().map((room) => [room, new Set()]));
  /** @type {Map<string, string[]>} */
  const targets = new Map();
  for (const file of files) {
    const room = roomOf(file);
    const floor = floorOf.get(room ?? '');
    if (room === null || floor === undefined) faults.push(`${file} lies in no room`);
    else if (isSource(file)) {
      targets.set(file, importsOf(root, file, files));
      for (const target of targets.get(file) ?? []) {
        const other = roomOf(target);
        if (other === null || other === room) continue;
        imports.get(room)?.add(other);
        if (!((floorOf.get(other) ?? Infinity) < floor)) faults.push(`${file} imports ${target}`);
      }
    }
  }
  return { faults: [...faults, ...circlesOf(targets)], imports };
}

/**
 * The circles of imports in a folder without rooms.
 * @param {string} root the project
 * @param {string} folder 'server'
 */
export function circlesIn(root, folder) {
  const names = readdirSync(path.join(root, folder)).map((name) => path.join(folder, name));
  const sources = names.filter(isSource);
  const files = new Set(sources);
  return circlesOf(new Map(sources.map((file) => [file, importsOf(root, file, files)])));
}

/**
 * The files that import each other in a circle, types included: 'a.ts → b.ts → a.ts'.
 * @param {ReadonlyMap<string, string[]>} targets what each file imports
 */
function circlesOf(targets) {
  /** @type {string[]} */
  const circles = [];
  const done = new Set();
  /** @param {string} file @param {string[]} way */
  const follow = (file, way) => {
    const start = way.indexOf(file);
    if (start >= 0) circles.push([...way.slice(start), file].join(' → '));
    else if (!done.has(file)) {
      for (const target of targets.get(file) ?? []) follow(target, [...way, file]);
      done.add(file);
    }
  };
  for (const file of targets.keys()) follow(file, []);
  return circles;
}

/** @param {string} file 'lib/data/home.ts' → 'data'; null for a file that is in no room. */
function roomOf(file) {
  const [, room, ...rest] = file.split(path.sep);
  return rest.length ? (room ?? null) : null;
}

/**
 * The files of the same folder that a file imports, types included.
 * @param {string} root
 * @param {string} file
 * @param {Set<string>} files
 */
function importsOf(root, file, files) {
  return targetsOf(root, file).flatMap((target) =>
    ENDINGS.map((ending) => target + ending).filter((name) => files.has(name)),
  );
}

/**
 * What a file, or all sources of a folder, import of the project, types included: 'lib/items/lists'.
 * @param {string} root the project
 * @param {string} name 'middleware.ts' or 'app'
 * @returns {string[]}
 */
export function targetsOf(root, name) {
  const place = path.join(root, name);
  if (statSync(place).isDirectory())
    return readdirSync(place, { recursive: true, encoding: 'utf8' })
      .filter(isSource)
      .flatMap((file) => targetsOf(root, path.join(name, file)));
  return ts.preProcessFile(readFileSync(place, 'utf8'), true, true).importedFiles.flatMap(({ fileName }) => {
    if (fileName.startsWith('@/')) return [fileName.slice(2)];
    return fileName.startsWith('.') ? [path.join(path.dirname(name), fileName)] : [];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
  for (const [folder, floors] of Object.entries(FLOORS)) {
    const { faults, imports } = examineRooms(root, folder, floors);
    console.log(`${folder}/`);
    for (const [floor, rooms] of floors.entries())
      for (const room of rooms)
        console.log(`  ${floor}  ${room.padEnd(13)}${[...(imports.get(room) ?? [])].sort().join(' ')}`);
    for (const fault of faults) console.error(`  ! ${fault}`);
    if (faults.length) process.exitCode = 1;
  }
  for (const circle of circlesIn(root, 'server')) {
    console.error(`  ! ${circle}`);
    process.exitCode = 1;
  }
}
