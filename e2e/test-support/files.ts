import type { BrowserContext, Locator, Page } from '@playwright/test';
import { TRANSCRIPT } from './application.ts';

/** A file in the form that `setInputFiles` accepts. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A PDF of one page. */
export const makePdf = (name = 'transcript.pdf'): ChosenFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: TRANSCRIPT,
});

/** The row of one document: its label, status and actions. */
export function documentRow(page: Page, label: string): Locator {
  const words = page.locator('.app-field__label', { hasText: new RegExp(`^${label}( \\(optional\\))?$`) });
  return page.locator('.app-field', { has: words });
}

/** Chooses a file for a question, as if from the file dialog. */
export async function chooseFile(page: Page, label: string, file: ChosenFile): Promise<void> {
  await fileInput(documentRow(page, label)).setInputFiles(file);
}

/** The row's input for a single file of any type; photos have a separate input. */
export function fileInput(row: Locator): Locator {
  return row.locator('input[type=file]:not([multiple])');
}

/**
 * Makes the product poll conversions every 100 ms; `src/session/documents/uploads.test.ts` covers the real
 * interval.
 */
export async function hurryPolling(pages: Page | BrowserContext): Promise<void> {
  await pages.addInitScript(() => {
    const { setTimeout } = window;
    window.setTimeout = ((task: () => void, delay?: number, ...words: unknown[]) =>
      setTimeout(task, delay === 2_000 ? 100 : delay, ...words)) as typeof window.setTimeout;
  });
}
