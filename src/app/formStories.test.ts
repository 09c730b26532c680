import { expect, test } from 'vitest';
import { form } from '../form/form.ts';
import { formStories } from '../scenario/stories/formStories.ts';

test('each page of the form has stories, under its title · TRAP-36', () => {
  const named = formStories.map(({ name }) => name);

  expect(named, 'add the page to src/scenario/stories/formStories.ts').toEqual(
    form.pages.map(({ title }) => title),
  );
});
