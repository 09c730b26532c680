import type { Hand } from '../../test-support/Hand.ts';
import type { Page } from '../Page.ts';
import type { Target } from '../pageTools.ts';
import { box, button, field, list } from './targets.ts';

/** Limits a target to a section, or to the group formed by a month and its year. */
const partOf = (name?: string): Pick<Target, 'within'> =>
  name === undefined ? {} : { within: { role: name.startsWith('Graduation') ? 'group' : 'region', name } };

/** A `Hand` that works through WebDriver. */
export const handOf = (page: Page): Hand => ({
  write: (label, text, within) => page.type({ ...field(label), ...partOf(within) }, text),
  date: (label, day) => page.date(field(label), day),
  choose: (label, option, within) => page.choose({ ...list(label), ...partOf(within) }, option),
  typeUnlisted: async (label, text) => {
    await page.type(list(label), text);
    await page.press({ role: 'option', name: `Use: ${text}` });
  },
  answer: (question, option) => page.answer(question, option),
  tick: (label) => page.press(box(label)),
  press: (name) => page.press(button(name)),
});
