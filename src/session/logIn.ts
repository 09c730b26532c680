import type { Sdk } from '@admission/sdk';
import type { SessionHost } from './createSessionHost.ts';
import { seesSession } from './seesSession.ts';
import { welcome } from './welcome.ts';

/**
 * Logs in from the login card; a page of the form that is opened next belongs to the student.
 *
 * @throws SdkError where the server refuses it, or cannot be reached.
 */
export async function logIn(host: SessionHost, credentials: Parameters<Sdk['logIn']>[0]) {
  await host.lastSaves.sendFirst(host);
  const reply = await host.sdk.logIn(credentials);
  // Also when another card is open by now: the session cookies are set.
  if (await seesSession(host.cookies)) welcome(host);
  return reply;
}
