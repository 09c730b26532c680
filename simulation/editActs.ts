import { chooseTab } from '../src/session/saving/countsAndTabs.ts';
import { startOver } from '../src/session/saving/startOver.ts';
import { CHOICES, SCHOOL, TEXTS } from './form.ts';
import { type Act, formOf, markIn, shows, type } from './formActs.ts';

/* More of what a person does in a form. */

/** Empties a text. */
export const empty: Act = (world, tab, random) => {
  const session = formOf(tab);
  const filled = TEXTS.filter((each) => shows(tab, each) && session?.form.answer(each) !== '');
  const key = random.pick(filled);
  if (!key) return null;
  type(world, tab, key, '', random.chance(0.7));
  return `${tab.name} empties ${key}`;
};

/** Types the name of a school, which clears its city once the field is left, or chooses one with its city. */
export const findSchool: Act = (world, tab, random) => {
  const session = formOf(tab);
  const { name, city } = SCHOOL;
  if (!session || !shows(tab, name)) return null;
  const before = session.form.answer(name) || `${markIn(tab)}0`;
  const typed = random.pick([`${markIn(tab)}${String(random.below(4))}`, `${before}x`, before]);
  if (random.chance(0.3)) {
    world.enter(tab, (form) => form.change({ [name]: typed, [city]: `${typed} city` }));
    return `${tab.name} chooses the school ${typed}`;
  }
  world.enter(tab, (form) => form.enter({ [name]: typed }, { [city]: '' }), name);
  if (random.chance(0.4)) world.enter(tab, () => undefined);
  return `${tab.name} types the school ${typed}`;
};

export const typeCity: Act = (world, tab, random) => {
  if (!formOf(tab) || !shows(tab, SCHOOL.city)) return null;
  const value = `${markIn(tab)}${String(random.below(4))}`;
  type(world, tab, SCHOOL.city, value, random.chance(0.7));
  return `${tab.name} types ${value} into ${SCHOOL.city}`;
};

/** Reaches an option by arrow key, which is not final until the question is left. */
export const moveToOption: Act = (world, tab, random) => {
  if (!formOf(tab)) return null;
  const key = 'other_name_ind';
  const value = random.pick(CHOICES[key]);
  world.enter(tab, (form) => form.enter({ [key]: value }), key);
  if (random.chance(0.5)) world.enter(tab, () => undefined);
  return `${tab.name} moves to ${value} of ${key}`;
};

/** Takes back a choice together with what it cleared. */
export const undoClearing: Act = (world, tab) => {
  const { form } = formOf(tab) ?? {};
  const clearing = form?.cleared.of([...Object.keys(CHOICES), 'siblings_count'] as (keyof typeof CHOICES)[]);
  if (!form || !clearing) return null;
  world.enter(tab, () => form.undoClearing(clearing));
  world.count('a clearing was undone');
  return `${tab.name} undoes what ${clearing.by.join()} cleared`;
};

export const selectTab: Act = (world, tab, random) => {
  const session = formOf(tab);
  if (!session) return null;
  const id = random.pick(['us', 'intl']);
  world.enter(tab, () => chooseTab(session, SCHOOL.tabs, id));
  return `${tab.name} selects the tab ${id}`;
};

/** Starts over, with its dialog open until that has ended. */
export const restartForm: Act = (world, tab) => {
  const { student } = tab;
  if (!student || !formOf(tab)) return null;
  world.count('an application was started over');
  world.listings.noteEmptied(student.username);
  world.enter(tab, () => {
    tab.isClosing = true;
    void startOver(student)
      .catch(() => undefined)
      .finally(() => (tab.isClosing = false));
  });
  return `${tab.name} starts over`;
};
