import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { COMPLETE } from './seeds.ts';
import type { Hand } from './Hand.ts';
import { makeSheet } from './photos.ts';
import { makeStudent, SEED_PASSWORD } from './student.ts';

/** A 390 px wide browser with a touch screen, driven by Playwright or WebDriver. */
export interface Phone {
  readonly hand: Pick<Hand, 'write' | 'answer' | 'press'>;
  readonly logIn: (email: string, password: string) => Promise<void>;
  readonly openStep: (name: string) => Promise<void>;
  /** Chooses photographs for a document, by their paths. */
  readonly choosePhotos: (document: string, paths: readonly string[]) => Promise<void>;
  readonly holds: (label: string, value: string) => Promise<void>;
  readonly reads: (text: string) => Promise<void>;
  /** Runs a function in the page. The function must be self-contained. */
  readonly run: (script: () => void) => Promise<void>;
  /** Kills the browser's processes by id, so that no page gets an event. */
  readonly kill: () => Promise<void>;
}

interface Settings {
  readonly request: APIRequestContext;
  readonly email: string;
  /** The part of the User-Agent that identifies the clients to slow down. */
  readonly client: string;
  /** The folder for the photographs. */
  readonly folder: string;
  readonly openPhone: () => Promise<Phone>;
}

/** Applies with only a phone on a slow connection. The browser is killed once, and the transcript has three sheets. */
export async function finishByPhone({ request, email, client, folder, openPhone }: Settings): Promise<void> {
  const { other_name_ind: _, ...answers } = COMPLETE.answers;
  await makeStudent(request, email, { answers, last_page: '/about' });
  const slowLine = `/_gateway/slow-line?client=${encodeURIComponent(client)}`;
  await request.put(slowLine);

  const first = await openPhone();
  await first.logIn(email, SEED_PASSWORD);
  await first.run(hurryBackgroundSave);
  await first.hand.write('Preferred first name', 'Lu');
  await first.hand.answer('Are any of your records under a different name?', 'No');
  await first.reads('Saved at');
  await first.kill();

  const second = await openPhone();
  await second.logIn(email, SEED_PASSWORD);
  await second.holds('Preferred first name', 'Lu');
  await second.openStep('Academics');
  const paths = ['sheet-1.jpg', 'sheet-2.jpg', 'sheet-3.jpg'].map((name) => join(folder, name));
  for (const path of paths) await writeFile(path, makeSheet());
  await second.choosePhotos('High-school transcript', paths);
  await second.reads('3 photos');
  await second.reads('Each photo will be one page of the PDF.');
  await second.hand.press('Send as one PDF');
  await second.reads('Converted and attached');
  await second.openStep('Submit');
  await second.hand.press('Submit Application');
  await second.reads('Thank you for applying!');
  await second.kill();
  await request.delete(slowLine);
}

/** Speeds up background saves to one second after a field loses focus, because some engines cannot fake the clock. */
function hurryBackgroundSave(): void {
  const { setTimeout } = window;
  window.setTimeout = ((task: () => void, delay = 0, ...args: unknown[]) =>
    setTimeout(task, delay > 15_000 && delay <= 20_000 ? 1_000 : delay, ...args)) as typeof window.setTimeout;
}
