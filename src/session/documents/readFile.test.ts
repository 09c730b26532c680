import { describe, expect, it } from 'vitest';
import { readFile } from './readFile.ts';
import { UPLOAD_WORDS } from './uploadWords.ts';

const { rejected, heic, empty, unreadable, rtf, html, openDocument, iWork } = UPLOAD_WORDS;
const { spreadsheet, slides, link, zip, video, text } = UPLOAD_WORDS;
const PDF = '%PDF-1.7\n';
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0];
const JPG = [0xff, 0xd8, 0xff, 0xe0];
const ZIP = 'PK\x03\x04';
const DOCX = `${ZIP}-word/document.xml`;
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** A text in the encoding of old Word files. */
const inUtf16 = (text: string) => text.split('').flatMap((letter) => [letter.charCodeAt(0), 0]);
const DOC = [...OLE, ...inUtf16('WordDocument')];
const HEIC = '\0\0\0\x18ftypheic';

/** @param content bytes, or text whose characters up to U+00FF are bytes. */
const fileOf = (name: string, content: string | readonly number[]) =>
  new File([typeof content === 'string' ? Buffer.from(content, 'latin1') : new Uint8Array(content)], name);
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
    ['a log-in page', 'transcript.pdf', '<!DOCTYPE html><html lang="en"><title>Log in</title>', html],
    ['a page after blanks', 'transcript.pdf', '\xEF\xBB\xBF\r\n <html><body>%PDF-1.7</body></html>', html],
    ['a page in UTF-16', 'a.pdf', '\xFF\xFE<\0h\0t\0m\0l\0>\0', html],
    ['the body of a page', 'a.pdf', '<body>Log in</body>', html],
    ['a part of a page', 'a.pdf', '<div>Your session has expired.</div>', html],
    ['a page after a long comment', 'a.pdf', `<!-- ${'x'.repeat(2_000)} --><html>`, html],
    ['a page after many blank lines', 'a.pdf', `${'\r\n'.repeat(1_000)}<!DOCTYPE html>`, html],
    ['a message of a portal', 'a.pdf', '<p>Please <a href="/login">log in</a>.</p>', html],
    ['a heading of a gateway', 'a.pdf', '<h1>403 Forbidden</h1>', html],
    ['a page with its styles first', 'a.pdf', '<style>p{color:red}</style><p>Log in</p>', html],
    ['a page after a warning', 'a.pdf', 'Warning: x in y on line 1<br />\n<!DOCTYPE html><html>', html],
    ['a page in UTF-16 without a mark', 'a.pdf', '<\0h\0t\0m\0l\0>\0', html],
    ['an XHTML page', 'a.pdf', '<?xml version="1.0"?>\n<!-- x --><html xmlns="x">', html],
    ['an expired download', 'a.pdf', '<?xml version="1.0"?><Error><Code>AccessDenied</Code></Error>', html],
    ['a saved page with pictures', 'a.mhtml', 'From: <Saved>\nContent-Type: multipart/related;', html],
    ['a page saved by Safari', 'a.webarchive', 'bplist00\xD1\x01\x02_\x10\x0FWebMainResource', html],
    [
      'an OpenDocument text',
      'a.docx',
      `${ZIP}-mimetypeapplication/vnd.oasis.opendocument.text`,
      openDocument,
    ],
    ['an electronic book', 'a.epub', `${ZIP}-mimetypeapplication/epub+zip`, rejected],
    ['a Pages document', 'a.pages', `${ZIP}-Index/Document.iwa`, iWork],
    ['an older Pages document', 'a.pages', `${ZIP}-Index.zip`, iWork],
    ['a spreadsheet', 'grades.xlsx', `${ZIP}-xl/workbook.xml`, spreadsheet],
    ['an old spreadsheet', 'grades.xls', [...OLE, ...inUtf16('Workbook')], spreadsheet],
    ['a spreadsheet of Excel 95', 'grades.xls', [...OLE, ...inUtf16('Book'), 0, 0], spreadsheet],
    [
      'a spreadsheet in XML',
      'a.xls',
      '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>',
      spreadsheet,
    ],
    [
      'an OpenDocument text in XML',
      'a.fodt',
      '<?xml version="1.0"?>\n<office:document office:x="1">',
      openDocument,
    ],
    ['a Pages document of 2009', 'a.pages', `${ZIP}-buildVersionHistory.plist index.xml`, iWork],
    [
      'a web shortcut with its window',
      'a.url',
      '[{000214A0-0000}]\r\nProp3=19,2\r\n[InternetShortcut]\r\n',
      link,
    ],
    ['an empty ZIP', 'a.zip', `PK\x05\x06${'\0'.repeat(18)}`, zip],
    ['a video of an old camera', 'a.mpg', '\0\0\x01\xB3', video],
    ['a video of Flash', 'a.flv', 'FLV\x01\x05', video],
    ['a video after free space', 'a.mov', '\0\0\0\x08free\0\0\0\0mdat', video],
    ['a presentation', 'a.pptx', `${ZIP}-ppt/presentation.xml`, slides],
    ['an old presentation', 'a.ppt', [...OLE, ...inUtf16('PowerPoint Document')], slides],
    ['a file of Google Drive', 'a.gdoc', '{"url": "https://docs.google.com/open?id=1"}', link],
    ['a newer file of Google Drive', 'a.gdoc', '{"":"WARNING!","doc_id":"1","email":"a@example.com"}', link],
    ['a shortcut of Windows', 'a.lnk', 'L\0\0\0\x01\x14\x02\0', link],
    ['a web shortcut', 'a.url', '[InternetShortcut]\r\nURL=https://a.example', link],
    ['a web shortcut of macOS', 'a.webloc', '<?xml version="1.0"?><plist><dict><key>URL</key>', link],
    ['a ZIP named .pdf', 'transcript.pdf', ZIP, zip],
    ['a video', 'IMG_0001.MOV', '\0\0\0\x14ftypqt  ', video],
    ['a video named .jpg', 'a.jpg', '\0\0\0\x18ftypmp42', video],
    ['a video of a browser', 'a.webm', '\x1AE\xDF\xA3', video],
    ['a text file', 'notes.txt', 'Dear committee,\r\n\tI am', text],
    ['a text in UTF-16', 'notes.txt', '\xFF\xFEh\0i\0', text],
    ['a text in another alphabet', 'notes.pdf', [0xd0, 0x9f, 0xe9, 0x85], text],
    ['a GIF', 'a.gif', 'GIF89a', rejected],
    ['a vector drawing', 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg">', rejected],
    ['another container of Microsoft', 'mail.msg', OLE, rejected],
    ['an unknown file', 'a.pdf', '\0\x01\x02', rejected],
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

  it('names a file that is too large by its kind, too · DOC-14', async () => {
    const large = new Uint8Array(10 * 1024 * 1024);

    expect(await outcomeOf(new File(['\0\0\0\x14ftypqt  ', large], 'IMG_0001.MOV'))).toBe(video);
    expect(await outcomeOf(new File([PDF, large], 'transcript.pdf'))).toBe(rejected);
  });

  it('rejects a file that has been deleted since it was chosen · DOC-14', async () => {
    const gone = Object.assign(fileOf('transcript.pdf', PDF), {
      arrayBuffer: () => Promise.reject(new Error('NotReadableError')),
    });

    expect(await outcomeOf(gone)).toBe(`${unreadable} ${rejected}`);
  });
});
