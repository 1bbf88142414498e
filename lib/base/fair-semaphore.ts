import { QueueFullError, semaphore, type Semaphore } from './semaphore';
import { VisitorRateLimit } from './visitor-rate-limit';

/**
 * A semaphore of which one visitor holds at most `each` places, waiting jobs included. Beyond that:
 * QueueFullError.
 */
export function fairSemaphore(count: number, room: number, each: number): Semaphore {
  const run = semaphore(count, room);
  // A place comes back when the job has ended, and by no other way.
  const places = new VisitorRateLimit(each, Infinity);
  return async (job, turn) => {
    const mine = places.mine();
    if (mine.tryAcquire()) throw new QueueFullError(`${each} of one visitor are under way`);
    try {
      return await run(job, turn);
    } finally {
      mine.giveBack();
    }
  };
}
