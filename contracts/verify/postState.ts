import { explainNoAnswer } from './explainNoAnswer.ts';

/** A provider state, as Pact's verifier posts it too. */
export interface StateChange {
  state: string;
  params?: unknown;
  action?: 'setup' | 'teardown';
}

/** The body that sets a provider state up or tears it down. */
export const writeState = ({ state, params = {}, action = 'setup' }: StateChange): string =>
  JSON.stringify({ state, params, action });

/**
 * Sets up a provider state or tears it down, and returns the provider's reply.
 *
 * @throws if the provider does not answer, or not in time.
 */
export async function postState(
  statesUrl: string,
  change: StateChange,
  limitMs: number,
): Promise<{ isOk: boolean; status: number; said: string }> {
  try {
    const response = await fetch(statesUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: writeState(change),
      signal: AbortSignal.timeout(limitMs),
    });
    return { isOk: response.ok, status: response.status, said: await response.text() };
  } catch (cause) {
    throw new Error(`No server answers at ${statesUrl}${explainNoAnswer(cause)}.`, { cause });
  }
}
