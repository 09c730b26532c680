import type { Page } from '@playwright/test';
import { COMPLETE } from '../test-support/seeds.ts';
import { openForm, seedStudent, step, type StudentSeed } from '../test-support/student.ts';
import type { Call } from './Call.ts';
import { saveByStep } from './person.ts';
import { readProfile, readServer, type Scene } from './Scene.ts';

const NAME = 'Maya-Lu';
const OTHER_NAME = 'Maya';
const LAST_NAME = 'Okafor-Reyes';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const firstName = (page: Page) => page.getByLabel('Legal first name');

/** Opens About You and types a name, which the test later expects on the server. */
const typeName =
  (seed: StudentSeed = {}) =>
  async (scene: Scene) => {
    await openForm(scene.page, scene.email, '/about', seed);
    await firstName(scene.page).fill(NAME);
    await scene.page.getByLabel('Legal last name').fill(LAST_NAME);
    scene.letters = { first_name: NAME, last_name: LAST_NAME };
  };

/** Goes back to About You and types another name. */
const REWORD_NAME: Call['reword'] = {
  find: async ({ page }) => {
    if (!(await firstName(page).isVisible())) await step(page, 'About You').click();
  },
  type: async (scene) => {
    await firstName(scene.page).fill(OTHER_NAME);
    scene.letters = { ...scene.letters, first_name: OTHER_NAME };
  },
};

/** Signs with another name; a dialog has opened at Submit. */
const REWORD_SIGNATURE: Call['reword'] = {
  find: () => Promise.resolve(),
  type: async (scene) => {
    await scene.page.getByRole('button', { name: /^Go to the question/ }).click();
    await sign(scene, 'Maya Okafor');
    await submit(scene);
  },
};

const toAcademics = ({ page }: Scene) => step(page, 'Academics').click();
const isOnAcademics = async ({ page }: Scene) =>
  new URL(page.url()).pathname === '/education' && heading(page, 'Academics').isVisible();

/** Opens the last page of a complete application and changes the signature. */
const typeSignature = async (scene: Scene) => {
  await openForm(scene.page, scene.email, '/final-steps', COMPLETE);
  await sign(scene, 'Maya L. Okafor');
};
async function sign(scene: Scene, name: string): Promise<void> {
  await scene.page.getByLabel('Type your full legal name').fill(name);
  scene.letters = { signature_name: name };
}
const submit = ({ page }: Scene) => page.getByRole('button', { name: 'Submit Application' }).click();

/** Checks that the thank-you page is open and that each status was recorded exactly once. */
const isSubmitted = async (scene: Scene) => {
  if (new URL(scene.page.url()).pathname !== '/completion') return false;
  const { web_status = [] } = (await readProfile(scene)) ?? {};
  const names = web_status.map((entry) => (typeof entry === 'string' ? entry : entry.web_status));
  return names.join() === 'started,validating,submitted';
};

const load = (
  path: string,
  seed: StudentSeed,
  find: (page: Page) => ReturnType<Page['getByRole']>,
): Call => ({
  name: `GET ${path}`,
  method: 'GET',
  path: new RegExp(`${path}$`),
  reach: ({ page, email }) => seedStudent(page, email, { last_page: '/education', ...seed }),
  act: ({ page }) => page.goto('/education'),
  again: () => Promise.resolve(),
  isDone: ({ page }) => find(page).isVisible(),
});

const inForm = (name: string, path: RegExp, rest: Partial<Call> = {}): Call => ({
  name,
  method: name.split(' ')[0] ?? '',
  path,
  reach: typeName(),
  act: toAcademics,
  isDone: isOnAcademics,
  ...rest,
});

const atSubmission = (name: string, path: RegExp, rest: Partial<Call> = {}): Call =>
  inForm(`${name}, submitting`, path, { reach: typeSignature, act: submit, isDone: isSubmitted, ...rest });

/** The calls that read and write the form. */
export const answerCalls: readonly Call[] = [
  load('/api/profile', { answers: { hs_gpa: '3.9' } }, (page) => page.locator('#hs_gpa:visible')),
  load('/api/add-another', { add_another: { parent: 2 } }, (page) => heading(page, 'Academics')),
  load('/api/tabs', { tabs: { hs_tab: 'intl' } }, (page) =>
    page.getByRole('tab', { name: 'Outside the US', selected: true }),
  ),
  load('/api/document-answer', { documents: COMPLETE.documents }, (page) =>
    page.getByText('Converted and attached'),
  ),
  inForm('PUT /api/answer', /\/api\/answer$/, { reword: REWORD_NAME }),
  inForm('PUT /api/answer, the page hidden', /\/api\/answer$/, {
    reword: REWORD_NAME,
    act: ({ page }) =>
      page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
        Reflect.deleteProperty(document, 'visibilityState');
      }),
    again: toAcademics,
  }),
  atSubmission('PUT /api/answer', /\/api\/answer$/, { reword: REWORD_SIGNATURE }),
  inForm('POST /api/validations', /\/api\/validations$/),
  atSubmission('POST /api/validations', /\/api\/validations$/),
  inForm('PUT /api/last-page', /\/api\/last-page$/, {
    again: saveByStep,
    isDone: async (scene) =>
      (await readProfile(scene))?.last_page === new URL(scene.page.url()).pathname &&
      !(await firstName(scene.page).isVisible()),
  }),
  inForm('PUT /api/add-another', /\/api\/add-another$/, {
    act: async (scene) => {
      await scene.page.getByRole('button', { name: 'Add another parent or guardian' }).click();
      const second = scene.page.getByRole('region', { name: 'Parent or guardian 2' });
      // If the product notices an expired session first, the field never appears.
      const isTyped = await second
        .getByLabel('Name')
        .fill('Lee Okafor', { timeout: 3_000 })
        .then(() => true)
        .catch(() => false);
      if (isTyped) scene.letters = { ...scene.letters, parent_2_name: 'Lee Okafor' };
    },
    again: saveByStep,
    isDone: async (scene) =>
      (await readServer<{ add_another: object }>(scene, '/api/add-another'))?.add_another !== undefined &&
      JSON.stringify(await readServer(scene, '/api/add-another')).includes('"parent":2') &&
      (await isOnAcademics(scene)),
  }),
  inForm('PUT /api/tabs', /\/api\/tabs$/, {
    act: ({ page }) => page.getByRole('tab', { name: 'Outside the US' }).first().click(),
    again: saveByStep,
    isDone: async (scene) =>
      JSON.stringify(await readServer(scene, '/api/tabs')).includes('intl') && (await isOnAcademics(scene)),
  }),
  ...['started', 'validating', 'submitted'].map((status) =>
    atSubmission(`POST /api/web-status ${status}`, /\/api\/web-status$/, {
      body: new RegExp(status),
      ...(status === 'started' && {
        reach: ({ page, email }: Scene) =>
          seedStudent(page, email, { ...COMPLETE, status: 'none', last_page: '/final-steps' }),
        act: ({ page }: Scene) => page.goto('/final-steps'),
        again: submit,
      }),
    }),
  ),
  atSubmission('POST /api/submit', /\/api\/submit$/),
  inForm('GET /lookup/find, a text', /\/lookup\/find\?.*text=/, {
    reach: (scene) =>
      openForm(scene.page, scene.email, '/education', { answers: { applicant_type: 'first_year' } }),
    act: (scene) => typeSchool(scene, 'Millrace High School'),
    again: keepTypedName,
    isDone: hasSchool('Millrace High School'),
  }),
  inForm('GET /lookup/find, a record', /\/lookup\/find\?.*id=/, {
    reach: async (scene) => {
      await openForm(scene.page, scene.email, '/education', { answers: { applicant_type: 'first_year' } });
      await typeSchool(scene, 'Altoona Area High School');
    },
    act: ({ page }) => page.getByRole('option', { name: /^Altoona Area High School/ }).click(),
    again: keepTypedName,
    isDone: hasSchool('Altoona Area High School'),
  }),
];

async function typeSchool({ page }: Scene, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'High school', exact: true }).fill(name);
  await page.clock.runFor(600);
}

/** Chooses “Use: …” for the typed school name or, if it is not offered, saves by changing the step. */
async function keepTypedName(scene: Scene): Promise<void> {
  const own = scene.page.getByRole('option', { name: /^Use: / });
  if (await own.isVisible()) await own.click();
  else await saveByStep(scene);
}

function hasSchool(name: string) {
  return async (scene: Scene) => (await readProfile(scene))?.answer.hs_name === name;
}
