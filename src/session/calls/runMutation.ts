import { MutationObserver, type MutationOptions, type QueryClient } from '@tanstack/react-query';

/** Runs a mutation from outside a component, with its scope, retries and the cache's `onError`. */
export function runMutation<Data, Variables>(
  client: QueryClient,
  options: MutationOptions<Data, Error, Variables>,
  variables: Variables,
): Promise<Data> {
  return new MutationObserver(client, options).mutate(variables);
}

/** Starts a mutation nothing waits for: what follows from its failure is the caches' and its readers' to say. */
export function startMutation<Data, Variables>(
  client: QueryClient,
  options: MutationOptions<Data, Error, Variables>,
  variables: Variables,
): void {
  runMutation(client, options, variables).catch(() => undefined);
}
