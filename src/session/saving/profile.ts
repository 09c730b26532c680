import { queryOptions } from '@tanstack/react-query';
import type { Sdk } from '@admission/sdk';
import type { OpenSession } from '../Session.ts';

/** The profile with the version of its answers, which each save names. */
export type Profile = Awaited<ReturnType<Sdk['getProfile']>> & {
  /** The versions this page had before. */
  readonly passed?: readonly (string | null)[];
};

/** The student's profile; read once when the form is entered, then kept up to date by what is saved. Spec §7. */
export const profileQuery = (sdk: Sdk) =>
  queryOptions({ queryKey: ['profile'], queryFn: ({ signal }) => sdk.getProfile({ signal }) });

/** The profile as it was read, with what the server has been told since; undefined before. */
export function readProfile({
  queryClient,
  sdk,
}: Pick<OpenSession, 'queryClient' | 'sdk'>): Profile | undefined {
  return queryClient.getQueryData(profileQuery(sdk).queryKey);
}

/** Notes in the cached profile what the server has been told; nothing where none has been read. */
export function updateProfile({ queryClient, sdk }: OpenSession, news: Partial<Profile>): void {
  queryClient.setQueryData(profileQuery(sdk).queryKey, (profile: Profile | undefined) => {
    const passed = news.version ? [...(profile?.passed ?? []), profile?.version ?? null] : profile?.passed;
    return profile && { ...profile, ...news, passed };
  });
}
