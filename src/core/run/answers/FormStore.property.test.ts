import type { AnswerKey } from '@admission/sdk';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { indexForm } from '../indexForm.ts';
import { anyTidyForm, anyValue, anyWildForm } from '../../test-support/anyForm.ts';
import { anyVisit, perform } from '../../test-support/anyVisit.ts';
import { TODAY } from '../../test-support/viewOf.ts';
import { createValidator } from '../validation/createValidator.ts';
import { FormStore } from './FormStore.ts';

test('for any form, one answer set is the change it stands for, to everybody who listens · COND-13', () => {
  let alone = 0;
  fc.assert(
    fc.property(
      fc.oneof(anyWildForm, anyTidyForm),
      anyVisit,
      fc.nat(),
      anyValue,
      fc.boolean(),
      (form, visit, at, value, validating) => {
        const index = indexForm(form);
        const keys = [...index.placesOf.keys()];
        const key = keys[at % keys.length];
        if (!key) return;
        alone += Number(!index.clearersOf.has(key));

        const [set, changed] = [0, 1].map((way) => {
          const store = new FormStore(index, () => TODAY);
          store.hydrate({ answers: {}, addAnother: {}, tabs: {} });
          store.setValidator(createValidator());
          store.setValidating(validating);
          for (const act of visit) perform(store, act);
          const heard = new Set<string>();
          for (const topic of [...keys, 'answers', 'errors', 'unsaved'] as AnswerKey[])
            store.subscribe(topic, () => heard.add(topic));
          if (way === 0) store.set(key, value);
          else store.change({ [key]: value });
          const errors = keys.map((each) => store.errors(each));
          return { state: store.state, unsaved: [...store.unsaved], errors, heard };
        });
        expect(set).toEqual(changed);
      },
    ),
    { numRuns: 200 },
  );
  expect(alone).toBeGreaterThan(20);
});
