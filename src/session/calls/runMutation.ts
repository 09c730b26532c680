import { MutationObserver, type MutationOptions, type QueryClient } from '@tanstack/react-query';

/** Runs a mutation from outside a component, with its scope, retries and the cache's `onError`. */
export function runMutation<Data, Variables>(
  client: QueryClient,
  options: MutationOptions<Data, Error, Variables>,
  variables: Variables,
): Promise<Data> {
  return new MutationObserver(client, options).mutate(variables);
}

/** Starts a mutation without awaiting it. A failure is handled by the caches and the code that reads them. */
export function startMutation<Data, Variables>(
  client: QueryClient,
  options: MutationOptions<Data, Error, Variables>,
  variables: Variables,
): void {
  runMutation(client, options, variables).catch(() => undefined);
}
