import {
  type APIRequestContext,
  type APIResponse,
  expect,
  type Locator,
  type Page,
  type Request,
} from '@playwright/test';

/** A student halfway through the application; see the sandbox's `POST /_sandbox/seed`. */
export interface StudentSeed {
  status?: 'none' | 'started' | 'validating' | 'submitted';
  answers?: Record<string, string>;
  last_page?: '/about' | '/education' | '/final-steps';
  logins?: number;
  add_another?: Record<string, number>;
  tabs?: Record<string, string>;
  documents?: Record<string, { file_name?: string; status?: string; message?: string }>;
}

/** The password of a seeded student, as the sandbox's `seedStudent.ts` sets it. */
export const SEED_PASSWORD = 'Example-Pass-2026';

/** Creates or replaces a student in a given state, bypassing the cards and mails. */
export async function makeStudent(
  request: APIRequestContext,
  username: string,
  seed: StudentSeed = {},
): Promise<APIResponse> {
  const response = await request.post('/_sandbox/seed', {
    data: { status: 'started', logins: 1, ...seed, username },
  });
  expect(response.ok(), await response.text()).toBe(true);
  return response;
}

/** Creates a student and logs this page's browser in. */
export async function seedStudent(page: Page, username: string, seed: StudentSeed = {}): Promise<void> {
  const response = await makeStudent(page.request, username, seed);
  const { session, marker } = (await response.json()) as { session: string; marker: string };
  const { origin } = new URL(response.url());
  await page.context().addCookies([
    { name: 'admit_id_token', value: session, url: origin, httpOnly: true, sameSite: 'Lax' },
    { name: 'admit_session', value: marker, url: origin, sameSite: 'Lax' },
  ]);
}

/** Creates a link's token for the staff's read-only view of a student, or for the public view. */
export async function makeToken(
  request: APIRequestContext,
  kind: 'service' | 'public',
  username: string,
): Promise<string> {
  const response = await request.post(`/_sandbox/${kind}-token`, { data: { username } });
  return ((await response.json()) as { token: string }).token;
}

/** Reads the answers of the student who is logged in. */
export async function readAnswers(request: APIRequestContext): Promise<Record<string, string>> {
  const response = await request.get('/api/profile');
  return ((await response.json()) as { answer: Record<string, string> }).answer;
}

/** Seeds a student, logs in and opens a page of the form. */
export async function openForm(
  page: Page,
  username: string,
  path: '/about' | '/education' | '/final-steps',
  seed: StudentSeed = {},
): Promise<void> {
  await seedStudent(page, username, { last_page: path, ...seed });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The link to a step in the menu. During validation, its name also includes the number of remaining errors. */
export const step = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Application steps' }).getByRole('link', { name });

/** Moves to another step through the menu, waits until it is on screen, and returns the answers sent on the way. */
export async function goToStep(page: Page, name: string): Promise<Record<string, string>> {
  const [sent] = await Promise.all([
    page.waitForRequest((request) => isCall(request, 'PUT', '/api/answer')),
    step(page, name).click(),
  ]);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  return sent.postDataJSON() as Record<string, string>;
}

/** Returns whether a request has the given method and path. */
export function isCall(request: Request, method: string, pathname: string): boolean {
  return request.method() === method && new URL(request.url()).pathname === pathname;
}

/** Records the calls that a page makes from now on to paths matching a pattern. */
export function watchCalls(page: Page, matching: RegExp): { method: string; path: string; body: unknown }[] {
  const calls: { method: string; path: string; body: unknown }[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (!matching.test(pathname)) return;
    const isJson = request.headers()['content-type']?.startsWith('application/json');
    calls.push({
      method: request.method(),
      path: pathname + search,
      body: isJson ? (request.postDataJSON() as unknown) : null,
    });
  });
  return calls;
}
