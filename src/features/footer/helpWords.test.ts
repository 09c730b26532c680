import { expect, it } from 'vitest';
import settings from '../../../package.json' with { type: 'json' };
import { HELP_WORDS } from './helpWords.ts';

it('Accessibility names the browsers that the build is checked against · FOOT-09', () => {
  const names = { chrome: 'Chrome', firefox: 'Firefox', ios_saf: 'iOS', safari: 'iOS' };
  for (const entry of settings.browserslist) {
    const [browser, version] = entry.split(' ') as [keyof typeof names, string];
    expect(HELP_WORDS.accessibility.text).toContain(`${names[browser]} ${String(parseFloat(version))}`);
  }
});
