import { queryOptions } from '@tanstack/react-query';
import type { Sdk } from '@admission/sdk';

/** The application a service token opens (ROUTE-34). */
export const serviceViewQuery = (sdk: Sdk, token: string) =>
  queryOptions({
    queryKey: ['service-view', token],
    queryFn: ({ signal }) => sdk.getServiceView({ service_token: token }, { signal }),
  });

/** The answers a public token opens (ROUTE-33). */
export const publicViewQuery = (sdk: Sdk, token: string) =>
  queryOptions({
    queryKey: ['public-view', token],
    queryFn: ({ signal }) => sdk.getPublicView({ token }, { signal }),
  });
