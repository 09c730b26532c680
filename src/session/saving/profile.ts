import { queryOptions } from '@tanstack/react-query';
import type { Sdk } from '@admission/sdk';
import type { Personal, StudentSession } from '../Session.ts';

/** The student's profile. Its answers and their version are the form's from then on (`Letters`). */
export type Profile = Awaited<ReturnType<Sdk['getProfile']>>;

/** The student's profile; read once when the form is opened, then kept up to date by what is posted. Spec §7. */
export const profileQuery = (sdk: Sdk) =>
  queryOptions({ queryKey: ['profile'], queryFn: ({ signal }) => sdk.getProfile({ signal }) });

/** Returns the cached profile; undefined before it has been read. */
export function readProfile({
  queryClient,
  sdk,
}: Pick<Personal, 'queryClient' | 'sdk'>): Profile | undefined {
  return queryClient.getQueryData(profileQuery(sdk).queryKey);
}

/**
 * Updates the cached profile with data the server has accepted. Does nothing if no profile has been read yet.
 */
export function updateProfile({ queryClient, sdk }: StudentSession, news: Partial<Profile>): void {
  queryClient.setQueryData(
    profileQuery(sdk).queryKey,
    (profile: Profile | undefined) => profile && { ...profile, ...news },
  );
}
