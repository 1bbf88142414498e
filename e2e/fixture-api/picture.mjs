// Pictures of the fixture API: valid PNGs of one colour, generated from the path, so that the project needs
// no binary file.
import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** @param {Buffer} data @returns {number} */
function crc32(data) {
  let crc = ~0;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** @param {string} type @param {Buffer} data */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}

/**
 * Files that a provider may hold instead of a proper picture, by the last part of the path. @type
 * {Record<string, () => Buffer>}
 */
const ODD = {
  'teks.png': () => Buffer.from('<!doctype html><title>Login</title>'),
  'foto-iphone.png': () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
  'terpotong.png': () => plainPng('terpotong', 720, 480).subarray(0, 600),
  'besar.png': () => Buffer.concat([plainPng('besar', 720, 480), Buffer.alloc(33 * 1024 * 1024)]),
  'panorama.png': () => Buffer.concat([plainPng('panorama', 720, 480), Buffer.alloc(12 * 1024 * 1024)]),
  'bom.png': () => Buffer.concat([SIGNATURE, header(30_000, 30_000), chunk('IEND', Buffer.alloc(0))]),
  'ikon.png': () => plainPng('ikon', 16, 16),
  'tegak.png': () => plainPng('tegak', 480, 720),
};

/** Files as users upload them, each stored under exactly this name. */
export const UPLOADED = [
  'Promo 100%.jpg',
  'diskon 50% akhir pekan.jpg',
  'sampul 100% asli.jpg',
  'IMG #1.jpg',
  'what?.jpg',
  '50%20off.jpg',
  '100%25 alam.jpg',
  'UPPER%2e.jpg',
  'foto kawah (1).jpg',
].map((name) => `unggahan/${name}`);

/**
 * Does the provider hold a file at this path of a URL? Not if its name is truncated or encoded twice; below
 * the uploads folder only the listed files.
 * @param {string} path
 */
export function isHeld(path) {
  try {
    const name = decodeURIComponent(path);
    if (name.startsWith('/storage/unggahan/')) return UPLOADED.includes(name.slice('/storage/'.length));
    return /\.\w+$/.test(name) && !/%[0-9a-f]{2}/i.test(name);
  } catch {
    return false;
  }
}

/**
 * A PNG of one colour, the same for the same path, or one of the oddities.
 * @param {string} path
 */
export function pictureFor(path) {
  const odd = ODD[path.slice(path.lastIndexOf('/') + 1)];
  return odd ? odd() : plainPng(path, 720, 480);
}

/** @param {number} width @param {number} height */
function header(width, height) {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, 2, 0, 0, 0], 8); // 8 bits a channel, RGB
  return chunk('IHDR', data);
}

/** @param {string} seed @param {number} width @param {number} height */
function plainPng(seed, width, height) {
  const colour = createHash('sha256').update(seed).digest().subarray(0, 3);
  const row = Buffer.concat([Buffer.from([0]), Buffer.concat(Array.from({ length: width }, () => colour))]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  return Buffer.concat([
    SIGNATURE,
    header(width, height),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
