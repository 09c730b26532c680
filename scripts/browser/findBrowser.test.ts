import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { findBrowser } from './findBrowser.ts';
import { launchArguments } from './launchArguments.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function program(name: string): { folder: string; path: string } {
  const folder = mkdtempSync(join(tmpdir(), 'browser-'));
  folders.push(folder);
  const path = join(folder, name);
  writeFileSync(path, '');
  chmodSync(path, 0o755);
  return { folder, path };
}

describe('findBrowser', () => {
  it('prefers CHROMIUM_PATH, and does not fall back if it is not a program', () => {
    const wanted = program('my-chromium');
    const other = program('chromium');

    expect(findBrowser({ CHROMIUM_PATH: wanted.path, PATH: other.folder })).toBe(wanted.path);
    for (const path of ['/nowhere', other.folder])
      expect(() => findBrowser({ CHROMIUM_PATH: path, PATH: other.folder })).toThrow(
        `CHROMIUM_PATH is not an executable file: ${path}.`,
      );
  });

  it('finds a browser on the PATH, and prefers the headless shell even in a later folder', () => {
    const whole = program('google-chrome');
    const shell = program('chromium-headless-shell');

    expect(findBrowser({ PATH: whole.folder })).toBe(whole.path);
    expect(findBrowser({ PATH: `${whole.folder}${delimiter}${shell.folder}` })).toBe(shell.path);
  });
});

it("launchArguments disables Chromium's sandbox only for root", () => {
  expect(launchArguments(0)).toContain('--no-sandbox');
  expect(launchArguments(1000)).not.toContain('--no-sandbox');
});
