import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Target } from '../pageTools.ts';
import { logIn, logOut } from './account.ts';
import { PASSWORD } from '../../../e2e/support/account.ts';
import type { Journey } from './Journey.ts';
import { fillAboutYou, fillAcademics, fillFinalSteps } from '../../../e2e/support/Hand.ts';
import { handOf } from './handOf.ts';
import { box, button, field, heading, link } from './targets.ts';

const TRANSCRIPT = join(fileURLToPath(new URL('.', import.meta.url)), 'transcript.pdf');
const SUMMARY: Target = { role: 'region', name: 'Please review your application' };

/** From the first page to the thank-you page and back: PROD-01…12, SUB-01…07. */
export const application: Journey = {
  name: 'application',
  isNarrowToo: true,
  steps: [
    {
      name: 'sign up',
      run: async ({ page, email }) => {
        await page.go('/signup');
        await page.type(field('Email Address'), email);
        await page.type(field('Password'), PASSWORD);
        await page.press(button('Submit'));
        await page.sees(heading('Confirm Your Account'));
      },
    },
    {
      name: 'confirm',
      run: async ({ page, applicants, email }) => {
        await page.type(field('Confirmation Code'), await applicants.readCode(email));
        await page.press(button('Submit'));
        await page.sees(heading('Log In'));
      },
    },
    {
      name: 'log in',
      run: async (scene) => {
        await logIn(scene);
        await scene.page.isAt('/about');
        await scene.page.reads('Congratulations!');
      },
    },
    {
      name: 'About You: text, date, boxes, lists, tabs, an item more',
      run: async ({ page }) => {
        await page.type(field('Legal first name'), 'Maya');
        await fillAboutYou(handOf(page));
        await page.press({ role: 'tab', name: 'Outside the US' });
        await page.type(field('Full address'), '1 Rue X, Paris');
        await page.press({ role: 'tab', name: 'US or Canada' });
        await page.press(button('Add another parent or guardian'));
        await page.sees({ role: 'region', name: 'Parent or guardian 2' });
      },
    },
    {
      name: 'save, reload and find it there',
      run: async ({ page }) => {
        await page.press(button('Save and Continue'));
        await page.sees(heading('Academics'));
        await page.reload();
        await page.sees(heading('Academics'));
        await page.press(link('About You'));
        await page.holds(field('Legal first name'), 'Maya');
        await page.holds(field('Date of birth'), '2005-04-17');
        await page.holds(field('Mobile phone'), '(814) 555-0142');
        await page.holds(box('Asian'), 'true');
        await page.press(link('Academics'));
      },
    },
    {
      name: 'Academics: suggestions, month and year, numbers',
      run: async ({ page }) => {
        await page.sees(heading('Academics'));
        await fillAcademics(handOf(page));
      },
    },
    {
      name: 'upload',
      run: async ({ page }) => {
        await page.chooseFile({ role: 'file', name: 'High-school transcript', starts: true }, TRANSCRIPT);
        await page.expect(
          'the file is converted',
          async () => (await page.text()).includes('Converted and attached'),
          30_000,
        );
        await page.press(button('Save and Continue'));
        await page.sees(heading('Submit'));
      },
    },
    {
      name: 'a submit with blanks, and the summary’s link',
      run: async ({ page }) => {
        await page.press(button('Submit Application'));
        await page.sees(SUMMARY);
        await page.hasFocus(SUMMARY);
        await page.press({ role: 'link', name: 'School discipline', starts: true, within: SUMMARY });
        await page.isAt('/final-steps#discipline_ind');
      },
    },
    {
      name: 'sign',
      run: async ({ page }) => {
        await page.answer('Have you been suspended or dismissed from a school?', 'Yes');
        await page.type(field('Please explain'), 'A long story that ends well.');
        await fillFinalSteps(handOf(page));
      },
    },
    {
      name: 'submit',
      run: async ({ page }) => {
        await page.press(button('Submit Application'));
        await page.expect('it is submitted', async () => {
          if (await page.isThere({ role: 'link', within: SUMMARY }))
            throw new Error(`Sent back to mend: ${await page.text(SUMMARY)}`);
          return (await page.path()) === '/completion';
        });
        await page.sees(heading('Thank you for applying!'));
      },
    },
    {
      name: 'the PDF',
      run: async ({ page }) => {
        const copy = link('Download a PDF copy of your application');
        await page.expect('the copy is ready', () => page.isThere(copy), 30_000);
        await page.expect('it is a PDF', async () => {
          const start = await page.run(async () => {
            const address = [...document.links].find(({ textContent }) => /PDF copy/.test(textContent))?.href;
            return address ? (await (await fetch(address)).text()).slice(0, 5) : '';
          });
          return start === '%PDF-';
        });
      },
    },
    {
      name: 'log out',
      run: async (scene) => {
        await logOut(scene);
        await scene.page.go('/about');
        await scene.page.holds(field('Legal first name'), '');
      },
    },
    {
      name: 'the read-only view',
      run: async ({ page, applicants, email }) => {
        await page.go(await applicants.readOnlyPath(email));
        await page.reads('Chidinma Okafor');
        await page.misses({ role: 'button' });
      },
    },
  ],
};
