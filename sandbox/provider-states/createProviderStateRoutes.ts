import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { removeAccount } from '../accounts/accountStore.ts';
import { asText, readOptions } from '../developer/readOptions.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { CONTRACT_STUDENT, OTHER_STUDENTS, PROVIDER_STATES } from './providerStates.ts';

/**
 * Accepts the body that Pact's verifier sends before and after an interaction: `{state, params, action}`.
 * Resets only the students that the states use, never the developer's own accounts.
 */
export function createProviderStateRoutes(context: SandboxContext): Hono {
  const routes = new Hono();
  routes.post('/provider-states', async (c) => {
    const { state, params, action } = await readOptions(c);
    const name = asText(state);
    const setUp = Object.hasOwn(PROVIDER_STATES, name) ? PROVIDER_STATES[name] : undefined;
    if (!setUp) throw new HTTPException(404, { message: `There is no provider state "${name}".` });
    resetState(context);
    if (action !== 'teardown') await setUp(context, Object(params) as Record<string, unknown>);
    return c.json({ message: action === 'teardown' ? 'Torn down.' : 'Set up.' });
  });
  return routes;
}

/** Resets what an earlier state left behind: students, counted attempts, faults and the clock. */
function resetState(context: SandboxContext): void {
  for (const username of [CONTRACT_STUDENT, ...Object.values(OTHER_STUDENTS)])
    removeAccount(context, username);
  context.database.run('DELETE FROM tries');
  context.faults.clear();
  context.clockOffset.milliseconds = 0;
}
