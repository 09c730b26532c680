import type { LookupRecord } from '@admission/sdk';
import type { FormIndex } from '../indexForm.ts';
import { listsOf } from '../../kinds/kinds.ts';
import { optionsOf } from '../../kinds/optionsOf.ts';
import { companionOf } from '../../kinds/questionKeys.ts';
import type { AutocompleteQuestion } from '../../kinds/autocomplete.ts';
import { EMPTY_ANSWER, type Answers } from '../../answers/FormState.ts';

/** Returns the label of a record: its first address line, or its name. Spec §7 `GET /lookup/find`. */
export function labelOfRecord(record: LookupRecord): string {
  return 'address_line_1' in record ? record.address_line_1 : record.name;
}

/** Returns blanks for all answers that an autocomplete fills in, including companions, as if for an empty record. */
export const clearFilled = (index: FormIndex, question: AutocompleteQuestion): Answers =>
  fillFromRecord(index, question, {}, '');

/**
 * Returns the answers that a record fills in, including the companions of choices. A value that its drop-down does not
 * offer becomes a blank.
 */
export function fillFromRecord(
  index: FormIndex,
  { fills = {} }: AutocompleteQuestion,
  record: Partial<LookupRecord>,
  today: string,
): Answers {
  const fields = record as Readonly<Record<string, string>>;
  return Object.fromEntries(
    Object.entries(fills).flatMap(([field, key]) => {
      const value = fields[field] ?? EMPTY_ANSWER;
      const lists = (index.placesOf.get(key) ?? []).flatMap(({ question }) => listsOf(question));
      if (lists.length === 0) return [[key, value]];
      const option = lists
        .flatMap(({ options }) => optionsOf(options, today))
        .find((each) => each.value === value);
      return [
        [key, option?.value ?? EMPTY_ANSWER],
        [companionOf(key), option?.label ?? EMPTY_ANSWER],
      ];
    }),
  );
}
