import { describe, expect, it } from 'vitest';
import { readFile } from './readFile.ts';
import { UPLOAD_WORDS } from './uploadWords.ts';

const { rejected, heic, empty, unreadable, rtf } = UPLOAD_WORDS;
const PDF = '%PDF-1.7\n';
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0];
const JPG = [0xff, 0xd8, 0xff, 0xe0];
const ZIP = 'PK\x03\x04';
const DOCX = `${ZIP}…word/document.xml`;
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const DOC = [...OLE, ...'WordDocument'.split('').flatMap((letter) => [letter.charCodeAt(0), 0])];
const HEIC = '\0\0\0\x18ftypheic';

const fileOf = (name: string, content: string | readonly number[]) =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name);
/** Returns the name under which a file is sent, or the message of its rejection. */
const outcomeOf = (file: File) =>
  readFile(file).then(
    ({ name }) => name,
    (error: unknown) => (error as Error).message,
  );

describe('readFile', () => {
  it.each([
    ['transcript.pdf', PDF],
    ['TRANSCRIPT.PDF', PDF],
    ['scan.pdf', `\n\n${PDF}`],
    ['résumé (final).v2.docx', DOCX],
    ['resume.docx', ZIP],
    ['resume.doc', DOC],
    ['resume.doc', OLE],
    ['photo.jpg', JPG],
    ['photo.jpeg', JPG],
    ['photo.png', PNG],
  ])('accepts %s under its name · DOC-14', async (name, content) => {
    expect(await outcomeOf(fileOf(name, content))).toBe(name);
  });

  it.each([
    ['a JPEG from Windows', 'photo.jfif', JPG, 'photo.jpg', 'image/jpeg'],
    ['a JPEG named as a HEIC', 'IMG_0413.HEIC', JPG, 'IMG_0413.jpg', 'image/jpeg'],
    ['a PNG named as a JPEG', 'screenshot.jpg', PNG, 'screenshot.png', 'image/png'],
    ['a file without an extension', 'transcript', PDF, 'transcript.pdf', 'application/pdf'],
    ['a second download', 'transcript.pdf (1)', PDF, 'transcript (1).pdf', 'application/pdf'],
    ['a name that ends in a blank', 'transcript.PDF ', PDF, 'transcript.PDF', 'application/pdf'],
    ['a PDF named as text', 'notes.txt', PDF, 'notes.txt.pdf', 'application/pdf'],
    ['a long name', 'x'.repeat(300), PDF, `${'x'.repeat(251)}.pdf`, 'application/pdf'],
    ['a Word file without an extension', 'resume', DOC, 'resume.doc', 'application/msword'],
    ['a new Word file named as an old one', 'resume.doc', DOCX, 'resume.docx', /wordprocessingml/],
  ])(
    'sends %s under a name whose extension matches its content · DOC-14',
    async (_what, name, content, sent, type) => {
      const file = await readFile(fileOf(name, content));

      expect(file.name).toBe(sent);
      expect(file.type).toMatch(type);
      expect(file.size).toBe(fileOf(name, content).size);
    },
  );

  it.each([
    ['a text file', 'notes.txt', 'hello', rejected],
    ['another zip named .pdf', 'transcript.pdf', ZIP, rejected],
    ['a spreadsheet', 'grades.xlsx', `${ZIP}…xl/workbook.xml`, rejected],
    ['an old spreadsheet', 'grades.xls', OLE, rejected],
    ['an empty file', 'transcript.pdf', '', `${empty} ${rejected}`],
    ['RTF, which Word also saves as .doc', 'resume.doc', '{\\rtf1\\ansi Hello}', rtf],
    ['a HEIC photo named .HEIC', 'IMG_0001.HEIC', HEIC, `${heic} ${rejected}`],
    ['a HEIC photo named .jpg', 'IMG_0001.jpg', HEIC, `${heic} ${rejected}`],
  ])('rejects %s with a message · DOC-14', async (_what, name, content, message) => {
    await expect(readFile(fileOf(name, content))).rejects.toMatchObject({
      name: 'DocumentError',
      why: 'rejected',
      message,
    });
  });

  it.each([
    [10 * 1024 * 1024, 'photo.jpg'],
    [10 * 1024 * 1024 + 1, rejected],
  ])('for a file of %d bytes, results in %j · DOC-14', async (size, outcome) => {
    const bytes = new Uint8Array(size);
    bytes.set(JPG);

    expect(await outcomeOf(new File([bytes], 'photo.jpg'))).toBe(outcome);
  });

  it('rejects a file that has been deleted since it was chosen · DOC-14', async () => {
    const gone = Object.assign(fileOf('transcript.pdf', PDF), {
      arrayBuffer: () => Promise.reject(new Error('NotReadableError')),
    });

    expect(await outcomeOf(gone)).toBe(`${unreadable} ${rejected}`);
  });
});
