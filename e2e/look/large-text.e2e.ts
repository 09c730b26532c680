import { expect, test } from '../fixtures.ts';
import { enlargeByStyle, findOutsideOfPhones } from '../test-support/layout.ts';
import { TRANSFER } from '../test-support/seeds.ts';
import { makeToken, openForm } from '../test-support/student.ts';

const file_name = `${'x'.repeat(90)} of September.pdf`;
const LONG = { ...TRANSFER, documents: { college_transcript_doc: { file_name }, resume_doc: { file_name } } };

test('long months, file names and addresses stay in the windows of phones with text of 100 to 200 %, in the form and on the staff’s sheet · FORM-01, BEY-04, WCAG 1.4.4 @long', async ({
  page,
  newEmail,
}) => {
  const email = `a-student-of-a-school-with-many-letters-in-its-name-${newEmail()}`;
  await openForm(page, email, '/education', { ...LONG, status: 'validating' });
  await expect(page.getByText(file_name)).toHaveCount(2);
  expect(await findOutsideOfPhones(page, enlargeByStyle(page))).toEqual([]);

  await page.goto(`/about?service_token=${await makeToken(page.request, 'service', email)}`);
  await expect(page.getByRole('link', { name: file_name })).toHaveCount(2);
  expect(await findOutsideOfPhones(page, enlargeByStyle(page))).toEqual([]);
});
