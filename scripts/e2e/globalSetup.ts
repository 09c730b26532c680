import startMockAlone from './startMockAlone.ts';
import startProductAlone from './startProductAlone.ts';

/**
 * Starts the product once for all journeys, and beside it the static mock, for the sweep of every state of every screen.
 *
 * Both build at once, each in a folder of its own; a failure of either leaves nothing running.
 */
export default async function startForJourneys(): Promise<() => Promise<void>> {
  const results = await Promise.allSettled([startProductAlone(), startMockAlone()]);
  const started = new AsyncDisposableStack();
  for (const result of results) if (result.status === 'fulfilled') started.defer(result.value);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) {
    await started.disposeAsync();
    throw failed.reason;
  }
  return () => started.disposeAsync();
}
