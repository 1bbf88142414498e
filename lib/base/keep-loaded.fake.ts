/**
 * Loads modules once for a test file that loads others anew for each test (`jest.resetModules`): those that
 * remember nothing of what it tests. Names are packages, or begin with '@/'.
 */
export async function keepLoaded(...names: string[]): Promise<void> {
  for (const name of names) {
    const loaded: unknown = await import(name);
    jest.doMock(name, () => loaded);
  }
}
