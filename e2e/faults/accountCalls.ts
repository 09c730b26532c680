import type { Page } from '@playwright/test';
import { createAccount, PASSWORD, signUp } from '../test-support/account.ts';
import { fillCard, resendButton, submitButton } from '../test-support/cards.ts';
import { makeToken, openForm, seedStudent } from '../test-support/student.ts';
import type { Call } from './Call.ts';
import { acceptsLogIn, type Scene } from './Scene.ts';

const NEW_PASSWORD = 'Another-Horse-8-Battery';

const isAt = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).isVisible();

async function mailsTo({ page, email }: Scene): Promise<{ subject: string; link: string }[]> {
  const response = await page.request.get('/_sandbox/outbox.json', { params: { to: email } });
  return (await response.json()) as { subject: string; link: string }[];
}

/** Presses Submit again, after checking that the card has kept the typed text. */
const submitAgain = async (scene: Scene, typed: Readonly<Record<string, string>>) => {
  const { page } = scene;
  for (const [label, value] of Object.entries(typed)) {
    const field = page.getByLabel(label, { exact: true });
    if ((await field.count()) > 0 && (await field.inputValue()) !== value)
      throw new Error(`“${label}” lost what was typed.`);
  }
  await submitButton(page).click();
};

interface Card {
  readonly name: string;
  readonly path: string;
  readonly before?: (scene: Scene) => Promise<unknown>;
  /** The path of the card; omitted if the page is already there. */
  readonly at?: string;
  readonly fields: (scene: Scene) => Promise<Record<string, string>> | Record<string, string>;
  readonly isDone: (scene: Scene) => Promise<boolean>;
}

function card({ name, path, before, at, fields, isDone }: Card): Call {
  return {
    name: `POST ${path}`,
    method: 'POST',
    path: new RegExp(`${path}$`),
    reach: async (scene) => {
      await before?.(scene);
      if (at) await scene.page.goto(at);
      await scene.page.getByRole('heading', { level: 1, name }).waitFor();
      await fillCard(scene.page, await fields(scene));
    },
    act: ({ page }) => submitButton(page).click(),
    again: async (scene) => {
      if (await isAt(scene.page, name)) await submitAgain(scene, await fields(scene));
    },
    isDone,
  };
}

/** The calls of the account cards, the log-out, and the views opened by a token. */
export const accountCalls: readonly Call[] = [
  card({
    name: 'Sign Up',
    path: '/public/signup',
    at: '/signup',
    fields: ({ email }) => ({ 'Email Address': email, Password: PASSWORD }),
    before: (scene) => Promise.resolve((scene.password = PASSWORD)),
    // A 409 means that the account already exists, so the next step is to log in.
    isDone: async (scene) =>
      (await isAt(scene.page, 'Log In')) ||
      ((await isAt(scene.page, 'Confirm Your Account')) && (await mailsTo(scene)).length > 0),
  }),
  card({
    name: 'Confirm Your Account',
    path: '/public/confirm',
    before: async (scene) => {
      scene.password = PASSWORD;
      await createAccount(scene.page, scene.email);
    },
    fields: async ({ outbox, email }) => ({ 'Confirmation Code': (await outbox.newest(email)).code }),
    isDone: async (scene) => (await isAt(scene.page, 'Log In')) && acceptsLogIn(scene, PASSWORD),
  }),
  {
    ...card({
      name: 'Confirm Your Account',
      path: '/public/resend-confirm',
      before: (scene) => createAccount(scene.page, scene.email),
      fields: () => ({}),
      isDone: async (scene) => (await mailsTo(scene)).length > 1,
    }),
    act: ({ page }) => resendButton(page).click(),
    again: ({ page }) => resendButton(page).click(),
  },
  card({
    name: 'Log In',
    path: '/public/login',
    before: async (scene) => {
      await seedStudent(scene.page, scene.email, { last_page: '/about' });
      await scene.page.context().clearCookies();
    },
    at: '/login',
    fields: ({ email, password }) => ({ 'Email Address': email, Password: password }),
    isDone: ({ page }) => isAt(page, 'About You'),
  }),
  card({
    name: 'Forgot Password',
    path: '/public/forgot-password',
    before: (scene) => seedStudent(scene.page, scene.email),
    at: '/forgot',
    fields: ({ email }) => ({ 'Email Address': email }),
    isDone: async (scene) => (await mailsTo(scene)).some(({ link }) => link.includes('/reset')),
  }),
  card({
    name: 'Reset Password',
    path: '/public/reset-password',
    before: async (scene) => {
      const { page, outbox, email } = scene;
      await signUp(page, outbox, email);
      await page.request.post('/public/forgot-password', { data: { username: email } });
      await page.goto((await outbox.newest(email, /password/i)).link);
      scene.password = NEW_PASSWORD;
    },
    fields: () => ({ 'New Password': NEW_PASSWORD, 'Confirm Password': NEW_PASSWORD }),
    isDone: async (scene) =>
      ((await isAt(scene.page, 'Log In')) || (await isAt(scene.page, 'About You'))) &&
      acceptsLogIn(scene, NEW_PASSWORD),
  }),
  {
    name: 'GET /api/logout',
    method: 'GET',
    path: /\/api\/logout$/,
    reach: async (scene) => {
      await openForm(scene.page, scene.email, '/about');
      await scene.page.getByLabel('Legal first name').fill('Maya-Lu');
      scene.letters = { first_name: 'Maya-Lu' };
    },
    act: async ({ page }) => {
      await page.getByRole('button', { name: 'Account' }).click();
      await page.getByRole('button', { name: 'Log Out' }).click();
    },
    isDone: async ({ page }) =>
      (await isAt(page, 'Log In')) &&
      !(await page.context().cookies()).some(({ name }) => name === 'admit_session'),
  },
  ...(['public', 'service'] as const).map((kind): Call => {
    const path = kind === 'public' ? '/public/tmp' : '/service/tmp-pdf';
    return {
      name: `GET ${path}`,
      method: 'GET',
      path: new RegExp(`${path}\\?`),
      reach: ({ page, email }) => seedStudent(page, email, { answers: { first_name: 'Zelda' } }),
      act: async ({ page, email }) => {
        const token = await makeToken(page.request, kind, email);
        await page.context().clearCookies();
        await page.goto(`/about?${kind === 'public' ? '' : 'service_'}token=${token}`);
      },
      // The service view has no retry button, so the PDF printer, or a reader whose link failed, reloads the
      // page.
      again: ({ page }) => page.reload(),
      isDone: ({ page }) =>
        kind === 'public'
          ? page
              .getByLabel('Legal first name')
              .inputValue({ timeout: 500 })
              .then((value) => value === 'Zelda')
              .catch(() => false)
          : page.getByRole('main').getByText('Zelda').first().isVisible(),
    };
  }),
];
