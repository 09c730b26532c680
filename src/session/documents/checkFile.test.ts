import { describe, expect, it } from 'vitest';
import { checkFile } from './checkFile.ts';
import { UPLOAD_WORDS } from './uploadWords.ts';

const { refused, heic, empty, unreadable, rtf } = UPLOAD_WORDS;
const PDF = '%PDF-1.7\n';
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0];
const JPG = [0xff, 0xd8, 0xff, 0xe0];
const ZIP = [0x50, 0x4b, 3, 4, 0];
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const HEIC = '\0\0\0\x18ftypheic';

const fileOf = (name: string, content: string | readonly number[]) =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name);

describe('checkFile', () => {
  it.each([
    ['transcript.pdf', PDF],
    ['TRANSCRIPT.PDF', PDF],
    ['scan.pdf', `\n\n${PDF}`],
    ['locked-or-not.pdf', `${PDF}trailer\n<</Size 9/Encrypt 7 0 R/Root 1 0 R>>`],
    ['résumé (final).v2.docx', ZIP],
    ['resume.doc', OLE],
    ['photo.jpg', JPG],
    ['photo.jpeg', JPG],
    ['photo.png', PNG],
    ['screenshot.jpg', PNG],
  ])('accepts %s · DOC-14', async (name, content) => {
    expect(await checkFile(fileOf(name, content))).toBeNull();
  });

  it.each([
    ['a text file', 'notes.txt', 'hello', refused],
    ['a file without an extension', 'transcript', PDF, refused],
    ['a program named .pdf', 'transcript.pdf', 'MZ\x90\0', refused],
    ['a Word file named .pdf', 'transcript.pdf', ZIP, refused],
    ['an empty file', 'transcript.pdf', '', `${empty} ${refused}`],
    ['RTF, which Word also saves as .doc', 'resume.doc', '{\\rtf1\\ansi Hello}', rtf],
    ['a HEIC photo named .HEIC', 'IMG_0001.HEIC', HEIC, `${heic} ${refused}`],
    ['a HEIC photo named .jpg', 'IMG_0001.jpg', HEIC, `${heic} ${refused}`],
  ])('rejects %s with a message · DOC-14', async (_what, name, content, message) => {
    expect(await checkFile(fileOf(name, content))).toBe(message);
  });

  it.each([
    [10 * 1024 * 1024, null],
    [10 * 1024 * 1024 + 1, refused],
  ])('for a file of %d bytes, returns the message %j · DOC-14', async (size, message) => {
    const bytes = new Uint8Array(size);
    bytes.set(JPG);

    expect(await checkFile(new File([bytes], 'photo.jpg'))).toBe(message);
  });

  it('rejects a file that has been deleted since it was chosen · DOC-14', async () => {
    const gone = Object.assign(fileOf('transcript.pdf', PDF), {
      slice: () => ({ arrayBuffer: () => Promise.reject(new Error('NotReadableError')) }),
    });

    expect(await checkFile(gone)).toBe(`${unreadable} ${refused}`);
  });
});
