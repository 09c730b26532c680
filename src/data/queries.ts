import { queryOptions } from '@tanstack/react-query';
import type { Sdk } from '@admission/sdk';

/** The student's profile; loaded once when the form is entered (ROUTE-10). */
export const profileQuery = (sdk: Sdk) =>
  queryOptions({ queryKey: ['profile'], queryFn: ({ signal }) => sdk.getProfile({ signal }) });

/** How many components each add-another has (API-13). */
export const addAnotherQuery = (sdk: Sdk) =>
  queryOptions({ queryKey: ['add-another'], queryFn: ({ signal }) => sdk.getAddAnother({ signal }) });

/** The chosen tabs (API-15). */
export const tabsQuery = (sdk: Sdk) =>
  queryOptions({ queryKey: ['tabs'], queryFn: ({ signal }) => sdk.getTabs({ signal }) });

/** The uploaded documents (DOC-11). */
export const documentsQuery = (sdk: Sdk) =>
  queryOptions({ queryKey: ['documents'], queryFn: ({ signal }) => sdk.getDocuments({ signal }) });

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
