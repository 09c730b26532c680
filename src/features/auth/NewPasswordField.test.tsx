// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CARD_WORDS } from './cards/cardWords.ts';
import { SPECIAL_CHARACTERS } from './cards/passwordRules.ts';
import { renderCard } from './test-support/renderCard.tsx';

const ROWS = Object.values(CARD_WORDS.passwordRules);
/** The text at the end of a row: the characters that count as special. */
const endOf = (words: string) =>
  words === CARD_WORDS.passwordRules.special ? ` ${Array.from(SPECIAL_CHARACTERS).join(' ')}` : '';

test('each password requirement shows whether it is met, by an attribute, an icon and text · AUTH-32…34, VAL-16', () => {
  const { fill, field } = renderCard('/signup');
  const list = document.getElementById(field('Password').getAttribute('aria-describedby')!)!;
  const rows = [...list.querySelectorAll('li')];
  const stateOf = (row: HTMLElement) => row.dataset['state'];
  const count = () => list.parentElement!.querySelector('[role="status"]')!.textContent;
  expect(rows.map(stateOf)).toEqual(ROWS.map(() => 'inactive'));
  expect(rows.map((row) => row.textContent)).toEqual(ROWS.map((words) => `${words}${endOf(words)}`));
  expect(count()).toBe('');
  // For password managers.
  expect(field('Password').getAttribute('passwordrules')).toBe(
    'minlength: 12; maxlength: 256; required: upper; required: lower; required: digit; ' +
      'required: [-^$*.[{}()?"!@#%&/\\,><\':;|_~`+=]]',
  );

  fill({ Password: 'a1' });

  const met = [false, false, true, true, false, true];
  expect(rows.map(stateOf)).toEqual(met.map((isMet) => (isMet ? 'success' : 'error')));
  expect(rows.map((row) => row.textContent)).toEqual(
    ROWS.map((words, at) => `${words} ${met[at] ? '(met)' : '(not met yet)'}${endOf(words)}`),
  );
  expect(screen.getAllByRole('listitem').every((row) => row.querySelector('svg'))).toBe(true);
  expect(count()).toBe('3 of 6 password requirements met');

  fill({ Password: 'a1Bcdefghi-1' });

  expect(rows.map(stateOf)).toEqual(ROWS.map(() => 'success'));
  expect(count()).toBe('6 of 6 password requirements met');
});
