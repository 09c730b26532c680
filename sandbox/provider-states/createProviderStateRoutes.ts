import { Hono } from 'hono';
import { HttpError } from '../http/HttpError.ts';
import { asText, readOptions } from '../developer/readOptions.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { PROVIDER_STATES } from './providerStates.ts';
import { resetState } from './resetState.ts';

/**
 * Takes the body Pact's verifier sends before and after an interaction: `{state, params, action}`.
 *
 * Only what concerns the student named in the state is reset, never the developer's own accounts.
 */
export function createProviderStateRoutes(context: SandboxContext): Hono {
  const routes = new Hono();
  routes.get('/provider-states', (c) => c.json(Object.keys(PROVIDER_STATES)));
  routes.post('/provider-states', async (c) => {
    const { state, params, action } = await readOptions(c);
    const name = asText(state);
    const options = Object(params) as Record<string, unknown>;
    const setUp = Object.hasOwn(PROVIDER_STATES, name) ? PROVIDER_STATES[name] : undefined;
    if (!setUp)
      throw new HttpError(404, `There is no provider state "${name}". See GET /_sandbox/provider-states.`);
    resetState(context, options);
    if (action !== 'teardown') await setUp(context, options);
    return c.json({ message: action === 'teardown' ? 'Torn down.' : 'Set up.' });
  });
  return routes;
}
