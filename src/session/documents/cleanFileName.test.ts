import { describe, expect, it } from 'vitest';
import { cleanFileName } from './cleanFileName.ts';

describe('cleanFileName', () => {
  it.each(['transcript.pdf', 'résumé (final).v2.docx', 'עברית.pdf', 'x'.repeat(251) + '.pdf', ''])(
    'leaves “%s” as it is',
    (name) => {
      expect(cleanFileName(name)).toBe(name);
    },
  );

  it.each([
    ['a name that is too long', `${'x'.repeat(300)}.pdf`, `${'x'.repeat(251)}.pdf`],
    ['one without an extension', 'x'.repeat(300), 'x'.repeat(255)],
    ['whole characters, never half of one', `${'😀'.repeat(300)}.pdf`, `${'😀'.repeat(251)}.pdf`],
    ['an extension that is no extension', `a.${'x'.repeat(300)}`, `a.${'x'.repeat(253)}`],
  ])('shortens %s and keeps the extension · DOC-14', (_what, name, short) => {
    expect(cleanFileName(name)).toBe(short);
  });

  it.each(['\u202E', '\u2067', '\u200F', '\u061C', '\0', '\n'])(
    'drops what would turn or break the line · DOC-17 (%j)',
    (character) => {
      expect(cleanFileName(`transcript${character}fdp.exe`)).toBe('transcriptfdp.exe');
    },
  );
});
