import { request } from 'node:http';

/**
 * One GET: its status, milliseconds to the first byte of its body, and bytes of the body.
 * @param {string} url
 * @param {string} target
 * @returns {Promise<{ status: number, ms: number, bytes: number }>}
 */
export function timed(url, target) {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const asked = request(url + target, (response) => {
      let ms = 0;
      let bytes = 0;
      response.on('data', (chunk) => {
        ms ||= performance.now() - began;
        bytes += chunk.length;
      });
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, ms: ms || performance.now() - began, bytes });
      });
      response.on('error', reject);
    });
    asked.on('error', reject).end();
  });
}
