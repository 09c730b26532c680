import { expect, it } from 'vitest';
import { findMissingFonts } from './findMissingFonts.ts';

it('names the scripts no font of the machine has letters for', () => {
  const listFonts = (language: string) => (['zh-cn', 'ja'].includes(language) ? '\n' : 'Noto Sans\n');

  expect(findMissingFonts(listFonts)).toEqual(['Chinese', 'Japanese']);
});

it('says nothing where there is no fontconfig to ask', () => {
  const listFonts = () => {
    throw new Error('spawnSync fc-list ENOENT');
  };

  expect(findMissingFonts(listFonts)).toEqual([]);
});
