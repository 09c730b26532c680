import { rule } from '../declare/Rule.ts';
import { radio, text, upload } from '../kinds/builders.ts';
import { integer } from '../declare/Check.ts';
import { hiddenSection, watcher } from '../declare/layout.ts';
import type { Answers } from '../answers/FormState.ts';
import type { FormStore } from '../run/answers/FormStore.ts';
import { formOf } from './formOf.ts';
import { storeOf } from './storeOf.ts';

/** A form in which a class size hides a rank and clears a city, and a radio question hides a text field. */
const CLASS_FORM = formOf(
  text('hs_class_size', { label: 'Class size', checks: [integer()] }),
  text('toefl_score', { label: 'TOEFL' }),
  hiddenSection(
    [rule('hs_class_size', 'lt', '100')],
    [text('hs_class_rank', { label: 'Rank' }), upload('resume_doc', { label: 'Résumé' })],
  ),
  watcher(rule('hs_class_size', 'gte', '100'), ['hs_city']),
  text('hs_city', { label: 'City' }),
  radio('citizenship_status', {
    label: 'Citizenship',
    options: [
      { value: 'us_citizen', label: 'Yes' },
      { value: 'international', label: 'No' },
    ],
  }),
  hiddenSection([rule('citizenship_status', 'equals', 'international')], [text('ssn', { label: 'SSN' })]),
);

/** Creates a store for that form with saved answers. */
export const storeWith = (answers: Answers) => storeOf(CLASS_FORM, { answers });

export const CLASS = { hs_class_size: '400', hs_class_rank: '12', hs_city: 'Dayton' };
/** Types each text into the class-size field, one after another. */
export const correct = (store: FormStore, ...texts: string[]) => {
  for (const each of texts) store.set('hs_class_size', each);
};
