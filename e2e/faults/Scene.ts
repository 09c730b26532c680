import type { Page } from '@playwright/test';
import type { Outbox } from '../test-support/openOutbox.ts';
import { SEED_PASSWORD } from '../test-support/student.ts';

/** The state shared by the steps of one matrix cell. */
export interface Scene {
  readonly page: Page;
  readonly outbox: Outbox;
  readonly email: string;
  password: string;
  /** Typed text that the test expects on the server, by key. */
  letters: Record<string, string>;
  /** This page's requests that are still in flight. */
  readonly pending: ReadonlySet<object>;
}

/** Starts a scene on a page with a controllable clock. */
export async function beginScene(page: Page, outbox: Outbox, email: string): Promise<Scene> {
  await page.clock.install();
  return { page, outbox, email, password: SEED_PASSWORD, letters: {}, pending: notePending(page) };
}

function notePending(page: Page): ReadonlySet<object> {
  const pending = new Set<object>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return pending;
}

/** Reads the student's data from the server; null while the browser has no session. */
export async function readServer<Body>({ page }: Scene, path: string): Promise<Body | null> {
  const response = await page.request.get(path);
  return response.ok() ? ((await response.json()) as Body) : null;
}

interface Profile {
  last_page: string;
  answer: Record<string, string>;
  web_status: (string | { web_status: string })[];
}

export const readProfile = (scene: Scene) => readServer<Profile>(scene, '/api/profile');

/** Returns whether the server has these answers. */
export async function hasSaved(scene: Scene, letters: Scene['letters']): Promise<boolean> {
  const answers = (await readProfile(scene))?.answer ?? {};
  return Object.entries(letters).every(([key, value]) => answers[key] === value);
}

/** Checks whether the server accepts these credentials. */
export async function acceptsLogIn({ page, email }: Scene, password: string): Promise<boolean> {
  const response = await page.request.post('/public/login', { data: { username: email, password } });
  return response.ok();
}
