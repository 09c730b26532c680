import { queryOptions } from '@tanstack/react-query';
import type { AddAnotherCounts, ChosenTabs, Sdk } from '@admission/sdk';
import type { Personal, StudentSession } from '../Session.ts';

/** The student's profile. Its answers and their version are the form's from then on (`Letters`). */
export type Profile = Awaited<ReturnType<Sdk['getProfile']>>;

/** The student's profile; read once when the form is opened, then kept up to date by what is posted. Spec §7. */
export const profileQuery = (sdk: Sdk) =>
  queryOptions({ queryKey: ['profile'], queryFn: ({ signal }) => sdk.getProfile({ signal }) });

/** Returns the cached profile; undefined before it has been read. */
export const readProfile = ({ queryClient, sdk }: Personal): Profile | undefined =>
  queryClient.getQueryData(profileQuery(sdk).queryKey);

/** Updates the cached profile with data the server has accepted. Does nothing if no profile has been read yet. */
export function updateProfile({ queryClient, sdk }: Personal, news: Partial<Profile>): void {
  const { queryKey } = profileQuery(sdk);
  queryClient.setQueryData(queryKey, (profile) => profile && { ...profile, ...news });
}

/** The saved data with which a student's form opens. */
export interface SavedApplication {
  readonly profile: Profile;
  readonly addAnother: AddAnotherCounts;
  readonly tabs: ChosenTabs;
}

/** Reads the saved data with which a student's form opens, always from the server. */
export async function readApplication({ queryClient, sdk }: StudentSession): Promise<SavedApplication> {
  const [profile, { add_another: addAnother }, { tabs }] = await Promise.all([
    queryClient.query({ ...profileQuery(sdk), staleTime: 0 }),
    sdk.getAddAnother(),
    sdk.getTabs(),
  ]);
  return { profile, addAnother, tabs };
}
