import { expect } from '@playwright/test';
import sharp from 'sharp';
import { ask } from './http';
import { readHead } from './read-head';
import { SITE_URL, type Site } from './servers';

export const BRAND = '/art/bagikan.jpg';
const MOST_BYTES = 250_000;
/** Time limits to the first byte of a picture: in memory, and not made yet. */
export const WARM_MS = 1_000;
export const COLD_MS = 3_000;

export interface Picture {
  status: number;
  headers: Headers;
  bytes: Buffer;
  /** Milliseconds until the first byte. */
  ms: number;
}

/** One GET of a picture without following redirects. */
export async function look(site: Site, target: string, init: RequestInit = {}): Promise<Picture> {
  const begin = Date.now();
  const response = await fetch(site.url + target, { redirect: 'manual', ...init });
  const ms = Date.now() - begin;
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
    ms,
  };
}

/** Asserts what is true of every preview picture; `what` names it in a failure. */
export async function expectShareable({ status, headers, bytes }: Picture, what: string): Promise<void> {
  expect(status, what).toBe(200);
  expect(headers.get('content-type'), what).toBe('image/jpeg');
  expect(await sharp(bytes).metadata(), what).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(bytes.length, what).toBeLessThanOrEqual(MOST_BYTES);
}

/**
 * Waits for the picture itself instead of its substitute, which the first request on a busy machine may get.
 * Only the waiting is bounded, the assertion is on content.
 */
export async function made(site: Site, target: string): Promise<Picture> {
  let picture = await look(site, target);
  await expect(async () => {
    picture = await look(site, target);
    expect(picture.headers.get('cache-control'), target).toContain('max-age=86400');
  }).toPass({ timeout: 20_000, intervals: [100] });
  await expectShareable(picture, target);
  return picture;
}

/** Asserts that the response is the brand's picture, cached only briefly. */
export async function expectBrand(site: Site, target: string): Promise<void> {
  const picture = await look(site, target);
  await expectShareable(picture, target);
  expect(picture.ms, target).toBeLessThan(COLD_MS);
  expect(picture.headers.get('cache-control'), target).toBe('public, max-age=60');
  expect(picture.bytes.equals((await look(site, BRAND)).bytes), target).toBe(true);
}

/** The path of a page's one og:image. */
export async function shareImage(site: Site, page: string): Promise<string> {
  const images = readHead((await ask(site, page)).body).metas.get('og:image') ?? [];
  expect(images, page).toHaveLength(1);
  expect(images[0], page).toMatch(new RegExp(`^${SITE_URL}/`));
  return images[0]!.slice(SITE_URL.length);
}
