import { ServerResponse, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import type { Content } from './send';

/** A response without a client: Next writes into it, and the server reads it when it is complete. */
export class BufferedResponse extends ServerResponse {
  readonly #parts: Buffer[] = [];
  readonly #whole: Promise<void>;

  constructor(request: IncomingMessage) {
    super(request);
    this.#whole = new Promise((resolve) => this.once('finish', resolve));
    // Next checks this to see whether it may still send another status.
    Object.defineProperty(this, 'headersSent', { get: () => this.#parts.length > 0 || this.finished });
    // And this, whether there is anything left to end; Node 24 sets it for a client alone.
    Object.defineProperty(this, 'writableFinished', { get: () => this.finished });
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    this.statusCode = status;
    setGiven(this, rest);
    return this;
  }

  override flushHeaders(): void {}

  override write(chunk: unknown, ...rest: unknown[]): boolean {
    this.#hold(chunk, rest[0]);
    callLast(rest);
    return true;
  }

  override end(...given: unknown[]): this {
    if (this.finished) return this;
    this.#hold(given[0], given[1]);
    this.finished = true;
    process.nextTick(() => this.emit('finish'));
    callLast(given);
    return this;
  }

  #hold(chunk: unknown, encoding: unknown): void {
    const written = typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8';
    if (typeof chunk === 'string') this.#parts.push(Buffer.from(chunk, written));
    else if (chunk instanceof Uint8Array) this.#parts.push(Buffer.from(chunk));
  }

  /** Resolves to the response once it has ended. */
  async answer(): Promise<Content> {
    await this.#whole;
    return { status: this.statusCode, headers: this.getHeaders(), body: Buffer.concat(this.#parts) };
  }
}

/** Sets the headers that `writeHead` was given after the status, with or without a message between. */
export function setGiven(response: ServerResponse, given: readonly unknown[]): void {
  const headers = given.find((one) => typeof one === 'object' && one !== null);
  for (const [name, value] of Object.entries((headers ?? {}) as OutgoingHttpHeaders))
    if (value !== undefined) response.setHeader(name, value);
}

/** Calls the callback that Node allows as the last parameter, for when the chunk has been accepted. */
function callLast(given: unknown[]): void {
  const callback = given.findLast((one): one is () => void => typeof one === 'function');
  if (callback) process.nextTick(callback);
}
