import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { PASSWORD } from '../../test-support/account.ts';
import { TRANSCRIPT } from '../../test-support/application.ts';
import { fillAboutYou, fillAcademics, fillFinalSteps } from '../../test-support/Hand.ts';
import { openOutbox } from '../../test-support/openOutbox.ts';
import { makeToken } from '../../test-support/student.ts';
import { test } from '../fixtures.ts';
import type { Target } from '../pageTools.ts';
import { logIn, logOut } from './account.ts';
import { handOf } from './handOf.ts';
import { box, button, field, heading, link } from './targets.ts';

const SUMMARY: Target = { role: 'region', name: 'Please review your application' };

/** A whole application, from sign-up to the read-only view; `@narrow` also runs it at phone width. */
test.describe('application', { tag: '@narrow' }, () => {
  test.describe.configure({ mode: 'serial' });
  const email = `engine-${randomUUID()}@example.edu`;
  test.beforeAll(({ opened }) => opened?.page.forgetCookies());

  test('a new applicant signs up · PROD-03', async ({ page }) => {
    await page.go('/signup');
    await page.type(field('Email Address'), email);
    await page.type(field('Password'), PASSWORD);
    await page.press(button('Submit'));
    await page.expectThere(heading('Confirm Your Account'));
  });

  test('the mailed code confirms the account · PROD-04', async ({ page, request }) => {
    const { code } = await openOutbox(request, '').newest(email);
    await page.type(field('Confirmation Code'), code);
    await page.press(button('Submit'));
    await page.expectThere(heading('Log In'));
  });

  test('the applicant logs in · PROD-05', async ({ page }) => {
    await logIn(page, email, PASSWORD);
    await page.expectPath('/about');
    await page.expectText('Congratulations!');
  });

  test('the applicant can answer About You with a text, a date, check boxes, lists and tabs, and can add a parent', async ({
    page,
  }) => {
    await page.type(field('Legal first name'), 'Maya');
    await fillAboutYou(handOf(page));
    await page.press({ role: 'tab', name: 'Outside the US' });
    await page.type(field('Full address'), '1 Rue X, Paris');
    await page.press({ role: 'tab', name: 'US or Canada' });
    await page.press(button('Add another parent or guardian'));
    await page.expectThere({ role: 'region', name: 'Parent or guardian 2' });
  });

  test('saved answers are still there after a reload · PROD-06', async ({ page }) => {
    await page.press(button('Save and Continue'));
    await page.expectThere(heading('Academics'));
    await page.reload();
    await page.expectThere(heading('Academics'));
    await page.press(link('About You'));
    await page.expectValue(field('Legal first name'), 'Maya');
    await page.expectValue(field('Date of birth'), '1988-03-14');
    await page.expectValue(field('Mobile phone'), '(814) 555-0142');
    await page.expectValue(box('Asian'), 'true');
    await page.press(link('Academics'));
  });

  test('the applicant can answer Academics with suggestions, a month with a year, and numbers', async ({
    page,
  }) => {
    await page.expectThere(heading('Academics'));
    await fillAcademics(handOf(page));
  });

  test('a transcript can be uploaded', async ({ page }, testInfo) => {
    const transcript = testInfo.outputPath('transcript.pdf');
    await writeFile(transcript, TRANSCRIPT);
    await page.chooseFiles({ role: 'file', name: 'High-school transcript', starts: true }, transcript);
    const isConverted = async () => (await page.text()).includes('Converted and attached');
    await page.expect('the file is converted', isConverted, 30_000);
    await page.press(button('Save and Continue'));
    await page.expectThere(heading('Submit'));
  });

  test('submitting with unanswered questions shows the summary, and a link in the summary leads to its question', async ({
    page,
  }) => {
    await page.press(button('Submit Application'));
    await page.expectThere(SUMMARY);
    await page.expectFocus(SUMMARY);
    await page.press({ role: 'link', name: 'School discipline', starts: true, within: SUMMARY });
    await page.expectPath('/final-steps#discipline_ind');
  });

  test('the applicant can sign', async ({ page }) => {
    await page.answer('Have you been suspended or dismissed from a school?', 'Yes');
    await page.type(field('Please explain'), 'A long story that ends well.');
    await fillFinalSteps(handOf(page));
  });

  test('the application can be submitted · PROD-01', async ({ page }) => {
    await page.press(button('Submit Application'));
    await page.expect('it is submitted', async () => {
      if (await page.isThere({ role: 'link', within: SUMMARY }))
        throw new Error(`The application has errors: ${await page.text(SUMMARY)}`);
      return (await page.path()) === '/completion';
    });
    await page.expectThere(heading('Thank you for applying!'));
  });

  test('the PDF copy can be downloaded', async ({ page }) => {
    const copy = link('Download a PDF copy of your application');
    await page.expect('the copy is ready', () => page.isThere(copy), 30_000);
    await page.expect('it is a PDF', async () => {
      const start = await page.run(async () => {
        const address = [...document.links].find(({ textContent }) => /PDF copy/.test(textContent))?.href;
        return address ? (await (await fetch(address)).text()).slice(0, 5) : '';
      });
      return start === '%PDF-';
    });
  });

  test('the applicant logs out', async ({ page }) => {
    await logOut(page);
    await page.go('/about');
    await page.expectValue(field('Legal first name'), '');
  });

  test('the read-only view shows the submitted answers · PROD-02', async ({ page, request }) => {
    await page.go(`/about?service_token=${await makeToken(request, 'service', email)}`);
    await page.expectText('Chidinma Okafor');
    await page.expectGone({ role: 'button' });
  });
});
