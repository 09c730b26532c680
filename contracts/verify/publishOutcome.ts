import { authorize } from './loadPact.ts';
import type { Pact } from './Pact.ts';
import type { Verification } from './readOutcome.ts';

/** The version of the provider that was verified. */
export interface Publication {
  version: string;
  branch?: string;
}

/**
 * Tells a Pact broker what came of its pact, at the address which the pact itself names.
 *
 * Pact's own verifier tells only what it looked up itself, and says nothing when it does not.
 */
export async function publishOutcome(
  { _links = {} }: Pact,
  { passed, failures }: Verification,
  { version, branch }: Publication,
): Promise<void> {
  const results = _links['pb:publish-verification-results']?.href;
  const provider = _links['pb:provider']?.href;
  if (!results)
    throw new Error('The broker does not say where to publish: take the pact from its own address.');

  const send = async (method: string, url: string, content: object) => {
    const headers = { 'content-type': 'application/json', ...authorize() };
    const { ok, status } = await fetch(url, { method, headers, body: JSON.stringify(content) });
    if (!ok) throw new Error(`The broker answered ${String(status)} to ${method} ${url}.`);
  };
  if (branch !== undefined && provider) {
    const [ours, theirs] = [encodeURIComponent(branch), encodeURIComponent(version)];
    await send('PUT', `${provider}/branches/${ours}/versions/${theirs}`, {});
  }
  const success = failures.length === 0 && passed > 0;
  const testResults = failures.map(({ description, problems }) => ({
    description,
    success: false,
    problems,
  }));
  await send('POST', results, { success, providerApplicationVersion: version, testResults });
}
