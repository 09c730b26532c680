import { test } from '../fixtures.ts';
import { finishByPhone } from '../test-support/finishByPhone.ts';
import { openPhone } from '../test-support/openPhone.ts';

test('an applicant can complete an application on a phone with a slow connection, even if the browser is killed and the transcript has three sheets · PROD-06, DOC-19, DOC-21 @long', async ({
  launchOptions,
  baseURL,
  userAgent,
  request,
  profile,
  newEmail,
  problems,
}, testInfo) => {
  test.setTimeout(120_000);
  await finishByPhone({
    request,
    email: newEmail(),
    client: userAgent ?? '',
    folder: testInfo.outputPath(),
    openPhone: () => openPhone(profile, { ...launchOptions, baseURL, userAgent }, problems.watch),
  });
});
