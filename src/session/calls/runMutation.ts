import { MutationObserver, type MutationOptions, type QueryClient } from '@tanstack/react-query';

/** Runs a mutation from outside a component, with its scope, retries and the cache's `onError`. */
export function runMutation<Data, Variables>(
  client: QueryClient,
  options: MutationOptions<Data, Error, Variables>,
  variables: Variables,
): Promise<Data> {
  return new MutationObserver(client, options).mutate(variables);
}

/**
 * Starts a mutation without awaiting it. Failures are left to the cache's `onError` and to readers of the
 * mutation's state.
 */
export function startMutation<Data, Variables>(
  client: QueryClient,
  options: MutationOptions<Data, Error, Variables>,
  variables: Variables,
): void {
  runMutation(client, options, variables).catch(() => undefined);
}
