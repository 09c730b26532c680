import { randomUUID } from 'node:crypto';
import { finishByPhone } from '../../test-support/finishByPhone.ts';
import { test } from '../fixtures.ts';
import { logIn } from './account.ts';
import { handOf } from './handOf.ts';
import { field, link } from './targets.ts';

const PHONE = { width: 390, height: 844 };

// Requests `page` only so that the test is skipped if the engine is missing. Each phone is a separate
// browser.
test('an application with a three-page transcript can be completed on a phone over a slow connection, even if the browser is killed along the way · PROD-06, DOC-19, DOC-21', async ({
  page: { cannot: _ },
  opened,
  request,
}, testInfo) => {
  await finishByPhone({
    request,
    email: `engine-${randomUUID()}@example.edu`,
    // Empty, to slow down every client: no other journey runs at the same time.
    client: '',
    folder: testInfo.outputPath(),
    openPhone: async () => {
      const { page, kill } = await opened!.openAnother(PHONE);
      return {
        hand: handOf(page),
        logIn: (email, password) => logIn(page, email, password),
        openStep: (name) => page.press(link(name)),
        choosePhotos: (document, paths) =>
          page.chooseFiles({ role: 'file', name: `${document} Take or choose photos` }, ...paths),
        holds: (label, value) => page.holds(field(label), value),
        reads: (text) => page.reads(text, 30_000),
        run: (script) => page.run(script),
        kill,
      };
    },
  });
});
