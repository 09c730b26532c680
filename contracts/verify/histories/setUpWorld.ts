import {
  CODE,
  MAYA,
  NOAH,
  OLIVE,
  PASSWORDS,
  PUBLIC_TOKEN,
  NEWCOMER_RESET_ID,
  RESET_ID,
  SERVICE_TOKEN,
} from '../../model/vocabulary.ts';
import { createApplication, createWorld, type Account, type World } from '../../model/World.ts';
import { postState } from '../postState.ts';
import { readStateValues } from '../readStateValues.ts';
import type { Stage } from './Stage.ts';

export const STATE = 'two students have accounts';

/**
 * Sets up the provider state from which a history starts, and returns the values that the provider chose itself.
 *
 * @throws if the provider does not answer, or rejects the state.
 */
export async function setUpWorld({ statesUrl, limitMs }: Pick<Stage, 'statesUrl' | 'limitMs'>): Promise<{
  world: World;
  returned: Readonly<Record<string, unknown>>;
}> {
  const { isOk, status, said } = await postState(statesUrl, { state: STATE }, limitMs);
  if (!isOk)
    throw new Error(`The state "${STATE}" could not be set up: ${String(status)} ${said.slice(0, 200)}`);
  const world = createWorld();
  const returned = readStateValues(said);
  const { session } = returned;
  world.expired = typeof session === 'string' && session !== '' ? session : 'contract-session';
  const open = (username: string, account: Partial<Account>) =>
    world.accounts.set(username, {
      username,
      signUps: [{ password: PASSWORDS[0] }],
      isConfirmed: true,
      application: createApplication(),
      ...account,
    });
  open(MAYA, { resetId: RESET_ID });
  world.views.set(PUBLIC_TOKEN, { operation: 'getPublicView', username: MAYA });
  world.views.set(SERVICE_TOKEN, { operation: 'getServiceView', username: MAYA });
  open(NOAH, {});
  open(OLIVE, {
    resetId: NEWCOMER_RESET_ID,
    isConfirmed: false,
    signUps: [{ password: PASSWORDS[0], code: CODE }],
  });
  return { world, returned };
}
