import { expect, it } from 'vitest';
import { loadContract } from '../../contracts/kit/loadContract.ts';
import { listsOf } from '../../src/core/kinds/kinds.ts';
import { optionsOf } from '../../src/core/kinds/optionsOf.ts';
import { formIndex } from '../../src/form/form.ts';

const TODAY = '2026-11-22';

/** Lists a value and all objects nested in it, such as a profile's answers. */
function listTexts(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(listTexts)];
}

it('every label in an example belongs to the chosen option · ENT-27', async () => {
  const { paths, components } = await loadContract();
  const lists = formIndex.questions.flatMap(({ question }) => listsOf(question));

  const pairs = listTexts([paths, components?.examples]).flatMap((texts) =>
    lists.flatMap(({ key }) => {
      const label = texts[`${key}_desc`];
      return typeof label === 'string' && label !== '' ? [{ key, value: texts[key], label }] : [];
    }),
  );
  const wrong = pairs.filter(
    ({ key, value, label }) =>
      !lists.some(
        (list) =>
          list.key === key &&
          optionsOf(list.options, TODAY).some((option) => option.value === value && option.label === label),
      ),
  );

  expect(pairs.length).toBeGreaterThan(60);
  expect(wrong).toEqual([]);
});
