// How the server ends. Next finishes what it is answering and closes idle connections at once; what a client sends in that very
// moment would be lost, and a busy connection would keep the process alive for as long as it is used.
import { subscribe } from 'node:diagnostics_channel';
import { isStopping, markStopping } from '../lib/stopping.mjs';

/** The longest an answer may take after the server has stopped accepting, in milliseconds. */
const PATIENCE_MS = 25_000;

/**
 * Call once Next has started. SIGTERM: for `delaySeconds` everything is still answered, each answer asks its client to come back
 * on a new connection, and /api/ready says no, so that a balancer turns away; then Next's own end, which finishes what is under
 * way and exits with 143. SIGINT: the same without the delay, 130. An answer that takes longer than 25 seconds is cut off: 1.
 * Further signals change nothing: npm, a terminal or systemd send them to the group and to its parent.
 * @param {number} delaySeconds
 */
export function stopGracefully(delaySeconds) {
  const nextStops = process.listeners('SIGTERM');
  process.removeAllListeners('SIGTERM').removeAllListeners('SIGINT');
  const stop = (/** @type {NodeJS.Signals} */ signal) => {
    if (isStopping()) return;
    markStopping();
    let isOver = false;
    // These cost nothing before: a channel without a subscriber is not published to.
    subscribe('http.server.request.start', (message) => {
      const { response } = /** @type {{ response: import('node:http').ServerResponse }} */ (message);
      response.shouldKeepAlive = false;
    });
    // A request that is older than the signal has not been told; its connection would stay idle for seconds.
    subscribe('http.server.response.finish', (message) => {
      const { socket } = /** @type {{ socket: import('node:net').Socket }} */ (message);
      if (isOver) socket.end();
    });
    const delayMs = signal === 'SIGTERM' ? delaySeconds * 1000 : 0;
    setTimeout(() => {
      isOver = true;
      nextStops.forEach((nextStop) => nextStop(signal));
    }, delayMs);
    setTimeout(() => {
      console.error(`Stopped with answers under way: they took more than ${PATIENCE_MS / 1000} seconds.`);
      process.exit(1);
    }, delayMs + PATIENCE_MS);
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
}
