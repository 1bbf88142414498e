/**
 * The body of a request as text; null as soon as it is too long, whatever its Content-Length says, and where
 * the connection ends before it.
 */
export async function readBody({ body }: Request, mostBytes: number): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    // Node reads a stream by itself, which the types of browsers do not know.
    for await (const chunk of (body ?? []) as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.length;
      if (size > mostBytes) return null;
      chunks.push(chunk);
    }
  } catch {
    return null;
  }
  return Buffer.concat(chunks).toString('utf8');
}
