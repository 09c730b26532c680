import type { Page } from '@playwright/test';
import type { Outbox } from '../test-support/openOutbox.ts';
import { SEED_PASSWORD } from '../test-support/student.ts';

/** What a call of the table works with. */
export interface Scene {
  readonly page: Page;
  readonly outbox: Outbox;
  readonly email: string;
  password: string;
  /** What was typed and has to reach the server, by key. */
  letters: Record<string, string>;
  /** Calls of this page that have no answer yet. */
  readonly pending: ReadonlySet<object>;
}

/** Begins a scene on a page whose clock can be moved. */
export async function beginScene(page: Page, outbox: Outbox, email: string): Promise<Scene> {
  await page.clock.install();
  return { page, outbox, email, password: SEED_PASSWORD, letters: {}, pending: notePending(page) };
}

/** Goes on with another page, opened from here on. */
export function goOnIn(page: Page, scene: Scene): Scene {
  return { ...scene, page, pending: notePending(page) };
}

function notePending(page: Page): ReadonlySet<object> {
  const pending = new Set<object>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return pending;
}

/** What the server has of the student; null while the browser has no session. */
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

/** Whether the server lets somebody in with these. */
export async function letsIn({ page, email }: Scene, password: string): Promise<boolean> {
  const response = await page.request.post('/public/login', { data: { username: email, password } });
  return response.ok();
}
