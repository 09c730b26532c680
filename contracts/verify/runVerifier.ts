/**
 * The process that runs Pact's own verifier; `verifyProvider` starts it.
 *
 * The verifier prints every interaction to the terminal by itself. In a process of its own that can be kept away, and
 * the outcome is reported in our words instead.
 */
import { Verifier } from '@pact-foundation/pact';

export interface VerifierTask {
  url: string;
  statesUrl?: string;
  pact: string;
}

process.once('message', (task) => {
  const { url, statesUrl, pact } = task as VerifierTask;
  const verifier = new Verifier({
    provider: 'admission-api',
    providerBaseUrl: url,
    pactUrls: [pact],
    // Without an address for the states the verifier's own server takes them, and does nothing.
    ...(statesUrl !== undefined && { providerStatesSetupUrl: statesUrl, providerStatesSetupTeardown: true }),
    logLevel: 'error',
  });
  const answer = (outcome: string) => process.send?.(outcome, () => process.exit(0));
  verifier.verifyProvider().then(answer, (error: unknown) => answer((error as Error).message));
});
