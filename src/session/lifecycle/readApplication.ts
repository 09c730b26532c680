import type { AddAnotherCounts, ChosenTabs } from '@admission/sdk';
import { type Profile, profileQuery } from '../saving/profile.ts';
import type { StudentSession } from '../Session.ts';

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
