/** Runs once when the server starts: what the operator wrote is checked before the first visitor comes. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { checkStart } = await import('./lib/check-start');
  await checkStart();
}
