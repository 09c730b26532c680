import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Sdk } from '@admission/sdk';
import { ADD_ANOTHER, TABS } from './unsavedChoices.ts';

/** The profile with the version of its answers, which each save names. */
export type Profile = Awaited<ReturnType<Sdk['getProfile']>>;

/** The student's profile; read once when the form is entered, then kept up to date by what is saved. Spec §7. */
export const profileQuery = (sdk: Sdk) =>
  queryOptions({ queryKey: ['profile'], queryFn: ({ signal }) => sdk.getProfile({ signal }) });

/** How many components each add-another has on the server. Spec §7. */
export const addAnotherQuery = (sdk: Sdk) =>
  queryOptions({ queryKey: ADD_ANOTHER, queryFn: ({ signal }) => sdk.getAddAnother({ signal }) });

/** The tabs chosen on the server. Spec §7. */
export const tabsQuery = (sdk: Sdk) =>
  queryOptions({ queryKey: TABS, queryFn: ({ signal }) => sdk.getTabs({ signal }) });

/** Notes in the cached profile what the server has been told; nothing where none has been read. */
export function updateProfile(
  client: QueryClient,
  sdk: Sdk,
  change: (profile: Profile) => Partial<Profile>,
): void {
  client.setQueryData(profileQuery(sdk).queryKey, (profile) => profile && { ...profile, ...change(profile) });
}
