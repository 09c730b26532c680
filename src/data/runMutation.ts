import type { MutationOptions, QueryClient } from '@tanstack/react-query';

/** Runs a mutation from outside a component, with its scope, retries and the cache's `onError`. */
export function runMutation<Data, Variables>(
  client: QueryClient,
  options: MutationOptions<Data, Error, Variables>,
  variables: Variables,
): Promise<Data> {
  return client.getMutationCache().build(client, options).execute(variables);
}
