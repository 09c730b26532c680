import { expect, test } from '../fixtures.ts';
import { isCall, openForm, readAnswers } from '../test-support/student.ts';

test.use({ hasIdleMoments: true });

test('closing a tab sends its unsaved answers once · PROD-06', async ({ page, context, newEmail }) => {
  await openForm(page, newEmail(), '/about');
  await page.getByLabel('Legal first name').fill('Maya');
  const puts: string[] = [];
  context.on('request', (request) => {
    if (isCall(request, 'PUT', '/api/answer')) puts.push(request.postData() ?? '');
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => readAnswers(context.request)).toMatchObject({ first_name: 'Maya' });
  expect(puts.length).toBeLessThanOrEqual(1);
});
