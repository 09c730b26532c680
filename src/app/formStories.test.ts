import { expect, test } from 'vitest';
import { form } from '../form/form.ts';
import { formStories } from '../scenario/stories/formStories.ts';

test('each page of the form has stories, under its title · TRAP-36', () => {
  expect(formStories.map(({ name }) => name)).toEqual(form.pages.map(({ title }) => title));
});
