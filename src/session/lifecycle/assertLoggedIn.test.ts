import { describe, expect, it } from 'vitest';
import { aBrowser } from '../test-support/aBrowser.ts';
import { aServer } from '../test-support/aServer.ts';
import { JANE } from '../test-support/openApplication.ts';
import { answering } from '../test-support/server.ts';

describe('opening the form after a log-in', () => {
  /** Sets up a browser whose cookies open Jane's application, regardless of who logs in. */
  function setUp() {
    const server = { ...aServer(), logIn: answering('logIn') };
    const { sessions, now } = aBrowser({}, { calls: server });
    const logInAs = async (username: string) => {
      await sessions.logIn({ username, password: 'x' });
      await sessions.open('').catch(() => undefined);
      return now();
    };
    return { server, logInAs };
  }
  const JANES = { kind: 'student', username: JANE };

  it('opens the application of the person who logged in, whatever the case of the address', async () => {
    expect(await setUp().logInAs(JANE.toUpperCase())).toMatchObject(JANES);
  });

  it.each([
    ['the client finds that its owner is another', undefined],
    ['the server replies that it is another’s', '409:session_replaced'],
  ] as const)(
    'does not open a session if %s, and asks to clear the cookies the second time · ERR-09',
    async (_, reply) => {
      const { server, logInAs } = setUp();
      if (reply) server.getTabs.mockReturnValue(reply);

      expect(await logInAs('bob@example.com')).toMatchObject({ kind: 'none', ended: 'replaced' });
      expect(await logInAs('bob@example.com')).toMatchObject({ kind: 'none', ended: 'rejected' });
      server.getTabs.mockReturnValue('200:none');
      expect(await logInAs(JANE)).toMatchObject(JANES);
    },
  );
});
