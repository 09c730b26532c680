import { execFileSync } from 'node:child_process';

/** Scripts names are often written in, each with a language fontconfig knows it by. */
const SCRIPTS = {
  Arabic: 'ar',
  Chinese: 'zh-cn',
  Devanagari: 'hi',
  Ethiopic: 'am',
  Hebrew: 'he',
  Japanese: 'ja',
  Korean: 'ko',
  Thai: 'th',
} as const;

/** The packages that have them, on Debian and Ubuntu. */
export const FONT_PACKAGES = 'fonts-noto-core fonts-noto-cjk';

/**
 * Names the scripts the staff sheet and the PDF copy cannot show on this machine.
 *
 * Chromium draws an empty box where no font has a letter. Without fontconfig, as on macOS and Windows, the system
 * brings these fonts itself.
 */
export function findMissingFonts(listFonts = listWithFontconfig): string[] {
  try {
    return Object.entries(SCRIPTS).flatMap(([script, language]) =>
      listFonts(language).trim() ? [] : [script],
    );
  } catch {
    return [];
  }
}

function listWithFontconfig(language: string): string {
  const timeout = 5_000;
  return execFileSync('fc-list', [`:lang=${language}`, 'family'], {
    encoding: 'utf8',
    timeout,
    stdio: 'pipe',
  });
}
