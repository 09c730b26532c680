import { replyJson } from '../../scripts/gateway/startProxy.ts';
import type { ExactResponse } from '../../scripts/gateway/startProxy.ts';
import type { Variant } from './startBackend.ts';

/** Changes a header in every reply that has it; undefined removes it. */
const inReplies =
  (name: string, change: (value: string) => string | undefined): Variant['answer'] =>
  async (request, send): Promise<ExactResponse> => {
    const reply = await send(request);
    const value = reply.headers.get(name);
    const changed = value === null ? undefined : change(value);
    if (changed === undefined) reply.headers.delete(name);
    else reply.headers.set(name, changed);
    return reply;
  };

/** The ways in which a correct backend may differ from the sandbox over several calls. */
export const LIBERTIES: Record<string, Variant> = {
  'sends no version': { answer: inReplies('etag', () => undefined) },
  'sends weak versions': { answer: inReplies('etag', (tag) => `W/${tag}`) },
  'allows few attempts': { options: { limits: { logIn: 3, mail: 2, confirm: 3, reset: 2 } } },
  'keeps the session that a log-in carried': {
    answer: (request, send) => {
      if (request.url === '/public/login') request.headers.delete('cookie');
      return send(request);
    },
  },
  'finds no application complete': {
    answer: async (request, send) => {
      if (request.url !== '/api/submit') return send(request);
      // Requests the profile first, because session errors take precedence over everything else.
      const profile = await send({ ...request, method: 'GET', url: '/api/profile' });
      return profile.status === 200
        ? replyJson(409, { message: 'Your application is not complete yet.', code: 'not_ready' })
        : profile;
    },
  },
};
