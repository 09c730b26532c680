import { expect, type Page } from '@playwright/test';
import { handOf, press, write } from './controls.ts';
import * as applicant from './Hand.ts';
import { patience } from './patience.ts';

/** A one-page PDF, small enough to be inlined. */
export const TRANSCRIPT = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj\nxref\n0 4\n0000000000 65535 f \n' +
    '0000000009 00000 n \n0000000052 00000 n \n0000000101 00000 n \ntrailer<</Size 4/Root 1 0 R>>\nstartxref\n164\n%%EOF\n',
);

/** Answers the questions required of a citizen on step 1. */
export async function fillAboutYou(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'About You', level: 1 })).toBeVisible();
  await write(page.getByLabel('Legal first name'), 'Maya');
  await applicant.fillAboutYou(handOf(page));
}

/** Answers the questions required of a first-year student on step 2. */
export async function fillAcademics(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Academics', level: 1 })).toBeVisible();
  await applicant.fillAcademics(handOf(page));
  const chooser = page.waitForEvent('filechooser');
  await press(page.locator('label.app-button[for="hs_transcript_doc"]'));
  await (await chooser).setFiles({ name: 'transcript.pdf', mimeType: 'application/pdf', buffer: TRANSCRIPT });
  await expect(page.getByText('Converted and attached')).toBeVisible(patience(20_000));
}

/** Answers the questions required of every applicant on the last step. */
export async function fillFinalSteps(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Submit', level: 1 })).toBeVisible();
  await applicant.fillFinalSteps(handOf(page));
}
