import { poll } from '../poll.ts';

interface Mail {
  code: string;
}

/** Applicants as the sandbox's own addresses make them. */
export interface Applicants {
  /** Makes a student who has begun, in place of an earlier one; their password is `PASSWORD`. */
  seed: (email: string, answers: Record<string, string>, lastPage?: string) => Promise<void>;
  /** The code in the newest mail to somebody. */
  readCode: (email: string) => Promise<string>;
  /** The path of the read-only view that staff get. */
  readOnlyPath: (email: string) => Promise<string>;
}

/** A password that meets every rule. */
export const PASSWORD = 'Correct-Horse-7-Battery';

/** Reaches the sandbox behind a product. */
export function reachApplicants(product: string): Applicants {
  const post = async (path: string, body: object): Promise<Record<string, string>> => {
    const response = await fetch(`${product}/_sandbox/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`_sandbox/${path}: ${await response.text()}`);
    return (await response.json()) as Record<string, string>;
  };

  return {
    seed: async (username, answers, lastPage = '/about') => {
      await post('seed', {
        username,
        password: PASSWORD,
        status: 'started',
        logins: 1,
        last_page: lastPage,
        answers,
      });
    },
    readCode: async (email) => {
      let code = '';
      const isThere = async () => {
        const response = await fetch(`${product}/_sandbox/outbox.json?to=${encodeURIComponent(email)}`);
        code = ((await response.json()) as Mail[])[0]?.code ?? '';
        return code !== '';
      };
      if (!(await poll(isThere))) throw new Error('No mail with a code arrived.');
      return code;
    },
    readOnlyPath: async (username) => {
      const { token } = await post('service-token', { username });
      return `/about?service_token=${token ?? ''}`;
    },
  };
}
