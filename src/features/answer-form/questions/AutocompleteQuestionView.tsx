import { useState } from 'react';
import { type LookupItem, useFormStore, useLookup } from '../../../session/index.ts';
import { entriesOf } from '../../../core/entriesOf.ts';
import { clearFilled, fillFromRecord, labelOfRecord } from '../../../core/run/answers/fillFromRecord.ts';
import { EMPTY_ANSWER } from '../../../core/answers/FormState.ts';
import type { AutocompleteQuestion } from '../../../core/kinds/autocomplete.ts';
import { Autocomplete } from '../../../ui/index.ts';
import { ClearedNote } from '../ClearedNote.tsx';
import { useQuestion } from '../useQuestion.ts';

/** A text input with suggestions; choosing one fills in related answers. Spec §4. */
export function AutocompleteQuestionView({ question }: { question: AutocompleteQuestion }) {
  const store = useFormStore();
  const lookup = useLookup(question.category);
  const control = useQuestion(question);
  const { key } = question;
  const [isWaiting, setIsWaiting] = useState(false);

  // Clears related answers first, so that none from an earlier choice remain if the record fails to load.
  const setAlone = (text: string) => {
    lookup.forget();
    store.change({ ...clearFilled(store.index, question), [key]: text }, 'person', key);
  };

  // Clears the filled-in answers: provisionally until the field is left, or for good if it is emptied.
  const type = (text: string, isByHand: boolean) => {
    lookup.forget();
    const filled = isByHand ? clearFilled(store.index, question) : {};
    if (text === EMPTY_ANSWER) store.change(filled, 'person', key);
    store.enter({ [key]: text }, filled);
  };

  const choose = async (item: Pick<LookupItem, 'id' | 'text'>) => {
    setAlone(item.text);
    setIsWaiting(true);
    const record = await lookup.detail(item.id);
    setIsWaiting(false);
    // Keeps answers that changed while the record was loading; `setAlone` had cleared the related ones.
    if (!record || store.answer(key) !== item.text) return;
    const filled = fillFromRecord(store.index, question, record, store.view.today());
    const blank = entriesOf(filled).filter(([each]) => store.answer(each) === EMPTY_ANSWER);
    store.change({ ...Object.fromEntries(blank), [key]: labelOfRecord(record) || item.text }, 'person', key);
  };

  return (
    <>
      <Autocomplete
        {...control}
        maxLength={question.inputMax}
        autoComplete={question.autoComplete}
        loadOptions={lookup.search}
        onType={type}
        onChoose={(item) => void choose(item)}
        onCreate={setAlone}
      />
      <ClearedNote question={question} isWaiting={isWaiting} />
    </>
  );
}
