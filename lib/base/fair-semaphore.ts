import { QueueFullError, semaphore, type Semaphore } from './semaphore';
import { VisitorRateLimit } from './visitor-rate-limit';

/** A semaphore where a visitor holds at most `each` places, waiting ones included; else QueueFullError. */
export function fairSemaphore(count: number, room: number, each: number): Semaphore {
  const run = semaphore(count, room);
  // The refill time is infinite: only the end of a job returns a place.
  const places = new VisitorRateLimit(each, Infinity);
  return async (job, turn) => {
    const mine = places.mine();
    if (!mine.take()) throw new QueueFullError(`${each} of one visitor are under way`);
    try {
      return await run(job, turn);
    } finally {
      mine.giveBack();
    }
  };
}
