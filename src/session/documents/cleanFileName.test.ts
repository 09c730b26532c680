import { describe, expect, it } from 'vitest';
import { cleanFileName } from './cleanFileName.ts';

describe('cleanFileName', () => {
  it.each(['transcript.pdf', 'résumé (final).v2.docx', 'עברית.pdf', 'x'.repeat(251) + '.pdf', ''])(
    'leaves “%s” unchanged',
    (name) => {
      expect(cleanFileName(name)).toBe(name);
    },
  );

  it.each([
    ['a name that is too long', `${'x'.repeat(300)}.pdf`, `${'x'.repeat(251)}.pdf`],
    ['a name without an extension', 'x'.repeat(300), 'x'.repeat(255)],
    ['a name of emojis, without splitting any,', `${'😀'.repeat(300)}.pdf`, `${'😀'.repeat(251)}.pdf`],
    ['a name whose extension is too long', `a.${'x'.repeat(300)}`, `a.${'x'.repeat(253)}`],
  ])('shortens %s to the maximum length · DOC-14', (_what, name, short) => {
    expect(cleanFileName(name)).toBe(short);
  });

  it.each(['\u202E', '\u2067', '\u200F', '\u061C', '\0', '\n'])(
    'removes bidi and other control characters · DOC-17 (%j)',
    (character) => {
      expect(cleanFileName(`transcript${character}fdp.exe`)).toBe('transcriptfdp.exe');
    },
  );
});
