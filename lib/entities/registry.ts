import { akomodasi } from './akomodasi/akomodasi';
import { atraksi } from './atraksi/atraksi';
import { blog } from './blog/blog';
import type { KindDescription } from './define';
import { destinasi } from './destinasi/destinasi';
import { event } from './event/event';
import { fasilitas } from './fasilitas/fasilitas';
import type { Kind } from './kinds';
import { makanan } from './makanan/makanan';
import { paket } from './paket/paket';
import { restoran } from './restoran/restoran';
import { tiket } from './tiket/tiket';
import { transportasi } from './transportasi/transportasi';

/** A description with its item types erased, for code that handles every kind. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the functions take their own kind's item only
export type AnyKind = KindDescription<any, any>;

/** Every kind by its name. Lists, search links, home, redirects and the contract test read it. */
export const registry: Record<Kind, AnyKind> = {
  destinasi,
  paket,
  akomodasi,
  transportasi,
  event,
  tiket,
  fasilitas,
  restoran,
  makanan,
  blog,
  atraksi,
};
