// Simulates a slow phone's line in front of a server: all data is delayed and queued as on slow 4G. The
// browser's own throttling is for the requests of one page; this is also for what it fetches ahead.
import { createConnection, createServer } from 'node:net';

/** Lighthouse's mobile throttling on the wire: milliseconds one way, bytes per second down and up. */
const SLOW_4G = { oneWay: 75, down: 204_800, up: 93_750 };

/**
 * @param {number} port where it listens
 * @param {number} target the port of the server behind it
 * @returns {Promise<{ setSlow: (isSlow: boolean) => void, received: () => number, stop: () => void }>}
 * `received`: bytes that came from the server until now, as they go over the wire
 */
export async function slowLine(port, target) {
  let isSlow = true;
  let received = 0;
  const [down, up] = [queue(() => isSlow, SLOW_4G.down), queue(() => isSlow, SLOW_4G.up)];
  /** @type {Set<import('node:net').Socket>} */
  const open = new Set();
  const line = createServer((visitor) => {
    const server = createConnection(target, 'localhost');
    server.on('data', (part) => void (received += part.length));
    pass(server, visitor, down);
    pass(visitor, server, up);
    for (const socket of [visitor, server]) {
      open.add(socket.setNoDelay());
      socket.on('close', () => open.delete(socket));
      socket.on('error', () => [visitor, server].forEach((one) => one.destroy()));
    }
  });
  await new Promise((resolve) => line.listen(port, () => resolve(undefined)));
  return {
    setSlow: (wanted) => void (isSlow = wanted),
    received: () => received,
    stop: () => {
      line.close();
      for (const socket of open) socket.destroy();
    },
  };
}

/** All connections share one line. @param {() => boolean} isSlow @param {number} bytesPerSecond */
function queue(isSlow, bytesPerSecond) {
  let free = 0;
  return (/** @type {number} */ bytes) => {
    if (!isSlow()) return 0;
    const now = performance.now();
    free = Math.max(free, now) + (bytes / bytesPerSecond) * 1000;
    return free - now + SLOW_4G.oneWay;
  };
}

/**
 * @param {import('node:net').Socket} from @param {import('node:net').Socket} to @param {(bytes: number) =>
 * number} wait
 */
function pass(from, to, wait) {
  // One after the other: nothing overtakes what is on its way, also when the line has become fast since.
  /** @type {{ at: number, run: () => void }[]} */
  const onTheWay = [];
  const deliver = () => {
    while (onTheWay[0] && onTheWay[0].at <= performance.now() + 0.5) onTheWay.shift()?.run();
    if (onTheWay[0]) setTimeout(deliver, onTheWay[0].at - performance.now());
  };
  const later = (/** @type {() => void} */ run, /** @type {number} */ ms) => {
    const at = Math.max(performance.now() + ms, onTheWay.at(-1)?.at ?? 0);
    if (onTheWay.push({ at, run }) === 1) setTimeout(deliver, at - performance.now());
  };
  const send = (/** @type {Buffer} */ part) =>
    later(() => void (to.writable && to.write(part)), wait(part.length));
  from.on('data', (part) => {
    // In pieces of a packet's size, as a line lets them through.
    for (let at = 0; at < part.length; at += 1440) send(part.subarray(at, at + 1440));
  });
  from.on('end', () => later(() => to.end(), wait(0) + 50));
}
