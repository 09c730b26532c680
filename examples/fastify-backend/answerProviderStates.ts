import type { FastifyInstance } from 'fastify';
import { createStore } from './createStore.ts';
import type { Store } from './createStore.ts';
import { providerStates } from './providerStates.ts';
import type { ContractOperation } from './readContract.ts';
import { Refusal } from './Refusal.ts';

/** Codes of refusals that a provider state planted, by method and path. */
export type Planted = Map<string, string>;

interface StateRequest {
  state?: string;
  params?: Record<string, unknown>;
  action?: 'setup' | 'teardown';
}

/**
 * Opens `POST /provider-states`, as docs/contracts/provider-states.md describes it.
 *
 * Each set-up begins from nothing, so a tear-down has nothing to do. With a database: remove the one student.
 */
export function answerProviderStates(app: FastifyInstance, store: Store, operations: ContractOperation[]) {
  const planted: Planted = new Map();

  app.addHook('onRequest', (request, _reply, done) => {
    const path = request.url.split('?')[0] ?? '';
    const code = planted.get(`${request.method} ${path}`);
    if (code) throw new Refusal(code);
    done();
  });

  app.post('/provider-states', {
    handler: async (request, reply) => {
      const { state = '', params = {}, action = 'setup' } = request.body as StateRequest;
      planted.clear();
      Object.assign(store, createStore());
      const setUp = Object.hasOwn(providerStates, state) ? providerStates[state] : undefined;
      if (!setUp) return reply.code(404).send({ message: `There is no provider state "${state}".` });
      if (action === 'setup') await setUp({ store, planted, operations, caller: request.ip }, params);
      return { message: `${action}: ${state}` };
    },
  });
}
