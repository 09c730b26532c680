import type { DocumentAnswers, StudentAnswers } from '@admission/sdk';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { createPdfWriter } from './createPdfWriter.ts';

type Application = {
  username: string;
  submittedAt: Date;
  /** With the Social Security number already masked. */
  answers: StudentAnswers;
  documents: DocumentAnswers;
  /** The answer keys in the order they are printed. */
  keyOrder: readonly string[];
};

/**
 * Prints the answers as a plain list: label and value, then the documents.
 *
 * The sandbox knows no question texts, so the labels are made of the keys.
 */
export async function renderApplicationPdf(application: Application): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle('Application for Undergraduate Admission');
  const writer = createPdfWriter(
    document,
    await document.embedFont(StandardFonts.Helvetica),
    await document.embedFont(StandardFonts.HelveticaBold),
  );
  const answers = new Map(Object.entries(application.answers));
  const name = ['first_name', 'middle_name', 'last_name'].map((key) => answers.get(key)).filter(Boolean);

  writer.heading('Application for Undergraduate Admission');
  writer.row('Name', name.join(' '));
  writer.row('Account', application.username);
  writer.row('Submitted', application.submittedAt.toISOString().slice(0, 10));

  writer.heading('Answers');
  for (const key of application.keyOrder) {
    const value = answers.get(key);
    if (!value || key.endsWith('_desc') || key.endsWith('_doc')) continue;
    writer.row(makeLabel(key), answers.get(`${key}_desc`) || (value === 'true' ? 'Yes' : value));
  }

  writer.heading('Documents');
  for (const [key, file] of Object.entries(application.documents)) writer.row(makeLabel(key), file.file_name);
  return document.save();
}

function makeLabel(key: string): string {
  const words = key.replace(/_(ind|doc)$/, '').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
