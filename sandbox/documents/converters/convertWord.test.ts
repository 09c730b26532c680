import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { zipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeWord, PNG } from '../../testing/makeWord.ts';
import { convertSafely } from './convertSafely.ts';
import { findOffice } from './findOffice.ts';

const ADVICE = 'Please save your Word document as PDF and upload that.';
const FAILED = `We could not convert this Word document. ${ADVICE}`;
const office = findOffice();
const machine = office === null ? 'without LibreOffice on this machine' : 'with LibreOffice on this machine';

const outcome = async (content: Uint8Array, name: string, timeLimitMs?: number) => {
  const result = await convertSafely(content, name, { timeLimitMs });
  return 'failure' in result ? result.failure : Buffer.from(result.pdf);
};

/** What a PDF says, and how many pictures it shows. */
async function readPdf(pdf: Uint8Array | string) {
  if (typeof pdf === 'string') return { text: pdf, pictures: 0, isTagged: false };
  const pictures = pdf.toString().match(/\/Subtype\s*\/Image/g)?.length ?? 0;
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(document, { mergePages: true });
  return { text, pictures, isTagged: (await document.getMarkInfo())?.Marked === true };
}

/** An archive that says it unpacks to 201 MB, in the head of its one part and in its list of parts. */
function makeBomb(): Buffer {
  const bomb = Buffer.from(zipSync({ 'word/document.xml': new Uint8Array(1_000) }));
  for (const at of [22, bomb.indexOf('PK\u0001\u0002') + 24]) {
    expect(bomb.readUInt32LE(at)).toBe(1_000);
    bomb.writeUInt32LE(201 * 1024 * 1024, at);
  }
  return bomb;
}

describe('convertWord', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'fake-office-'));
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(join(folder, 'soffice'), { force: true });
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const install = (script: string) => {
    writeFileSync(join(folder, 'soffice'), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, 'soffice'), 0o755);
    vi.stubEnv('PATH', `${folder}:/usr/bin:/bin`);
  };

  if (office === null)
    it(`${machine} says what to do with a .docx and a .doc · DOC-06, DOC-14`, async () => {
      const oldWord = Buffer.from('d0cf11e0a1b11ae1', 'hex');

      expect(await outcome(makeWord('Hello'), 'résumé.docx')).toBe(ADVICE);
      expect(await outcome(oldWord, 'résumé.doc')).toBe(ADVICE);
    });
  else
    it(`${machine} converts a real .docx and .doc, and brings in no file of this disk · DOC-14`, async () => {
      const secret = join(folder, 'secret.png');
      writeFileSync(secret, PNG);
      const docx = makeWord('Hello Żółć', pathToFileURL(secret).href);
      writeFileSync(join(folder, 'a.docx'), docx);
      const profile = `-env:UserInstallation=file://${folder}/profile`;
      const words = ['--headless', '--convert-to', 'doc', '--outdir', folder, join(folder, 'a.docx')];
      execFileSync(office, [profile, ...words], {
        stdio: 'ignore',
        env: { PATH: process.env.PATH, HOME: folder },
      });

      for (const [name, content] of [
        ['a.docx', docx],
        ['a.doc', readFileSync(join(folder, 'a.doc'))],
      ] as const) {
        const read = await readPdf(await outcome(content, name));
        expect(read.text, name).toContain('Hello Żółć');
        expect(read.isTagged, name).toBe(true);
        if (name === 'a.docx') expect(read.pictures, name).toBe(0);
      }
    }, 60_000);

  it('gives LibreOffice a folder, settings and a HOME of its own, and nothing of it is left · DOC-14', async () => {
    const before = readdirSync(tmpdir()).filter((name) => name.startsWith('sandbox-word-'));
    install(
      `cp profile/user/registrymodifications.xcu "${folder}/settings"; echo "$HOME $(ulimit -v)" > "${folder}/home"\n` +
        'while [ "$1" != --outdir ]; do shift; done; printf "%%PDF-converted" > "$2/document.pdf"',
    );

    expect(String(await outcome(makeWord(), 'resume.docx'))).toBe('%PDF-converted');
    expect(readFileSync(join(folder, 'settings'), 'utf8')).toMatch(
      /BlockUntrustedRefererLinks.*true[^]*DisableMacrosExecution.*true[^]*MacroSecurityLevel.*3/,
    );
    expect(readFileSync(join(folder, 'home'), 'utf8')).toMatch(/sandbox-word-/);
    const after = readdirSync(tmpdir()).filter((name) => name.startsWith('sandbox-word-'));
    expect(after.filter((name) => !before.includes(name))).toEqual([]);
  });

  it('says what to do with a Word document where there is none, and where it fails · DOC-06', async () => {
    vi.stubEnv('PATH', folder);
    if (!existsSync('/Applications/LibreOffice.app'))
      expect(await outcome(makeWord(), 'resume.docx')).toBe(ADVICE);

    install('exit 1');
    expect(await outcome(makeWord(), 'resume.docx')).toBe(FAILED);
    install('exit 0');
    expect(await outcome(makeWord(), 'resume.docx')).toBe(FAILED);
  });

  it('LibreOffice that takes too long is ended with everything it started · DOC-07', async () => {
    install(`sleep 600 & echo $! > "${folder}/child"; wait`);

    expect(await outcome(makeWord(), 'resume.docx', 1_000)).toMatch(/could not convert this file/);
    const child = Number(readFileSync(join(folder, 'child'), 'utf8'));
    const isRunning = () => {
      try {
        process.kill(child, 0);
        return !/^State:\s+Z/m.test(readFileSync(`/proc/${String(child)}/status`, 'utf8'));
      } catch {
        return false;
      }
    };
    await vi.waitFor(() => expect(isRunning()).toBe(false));
  });

  it('an archive that would fill the disk never reaches LibreOffice · DOC-06', async () => {
    install(`touch "${folder}/called"; exit 1`);
    const bomb = makeBomb();

    expect(await outcome(bomb, 'resume.docx')).toBe(FAILED);
    expect(await outcome(bomb.subarray(0, 200), 'resume.docx')).toBe(FAILED);
    expect(existsSync(join(folder, 'called'))).toBe(false);
  });
});
