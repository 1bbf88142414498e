import { BusyError, slots, type Slots } from './semaphore';
import { VisitorAllowance } from './visitor-rate-limit';

/** Slots (slots.ts) of which one visitor holds at most `each`, the places in which his jobs wait included. Beyond it: BusyError. */
export function fairSlots(count: number, room: number, each: number): Slots {
  const run = slots(count, room);
  // A place comes back when the job has ended, and by no other way.
  const places = new VisitorAllowance(each, Infinity);
  return async (job, turn) => {
    const mine = places.mine();
    if (mine.take()) throw new BusyError(`${each} of one visitor are under way`);
    try {
      return await run(job, turn);
    } finally {
      mine.giveBack();
    }
  };
}
