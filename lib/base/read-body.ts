/** The body of a request as text; null as soon as it is too long, whatever its Content-Length says. */
export async function readBody({ body }: Request, mostBytes: number): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Node reads a stream by itself, which the types of browsers do not know.
  for await (const chunk of (body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > mostBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
