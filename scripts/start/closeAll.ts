/**
 * Closes what was started, the last first, each after the other; one that fails does not keep the rest open.
 *
 * Empties the list, so that a second call closes nothing twice. Throws what failed when all are closed.
 */
export async function closeAll(closers: (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const closer of closers.splice(0).reverse()) {
    try {
      await closer();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 1) throw new AggregateError(failures, 'Several parts could not be closed.');
  if (failures.length === 1) throw failures[0];
}
