import { type AnswerKey, type LookupItem, useFormStore, useLookup } from '../../../session/index.ts';
import { clearFilled, fillFromRecord, labelOfRecord } from '../../../core/run/answers/fillFromRecord.ts';
import { EMPTY_ANSWER } from '../../../core/run/answers/FormState.ts';
import type { AutocompleteQuestion } from '../../../core/kinds/autocomplete.ts';
import { Autocomplete } from '../../../ui/index.ts';
import { useQuestion } from '../useQuestion.ts';

/** Asks for a text with suggestions; a chosen one fills related answers. Spec §4. */
export function AutocompleteQuestionView({ question }: { question: AutocompleteQuestion }) {
  const store = useFormStore();
  const lookup = useLookup(question.category);
  const control = useQuestion(question);
  const { key } = question;

  // Related answers go first, so that a failed record never leaves those of an earlier choice.
  const setAlone = (text: string) => {
    lookup.forget();
    store.change({ ...clearFilled(store.index, question), [key]: text });
  };

  // What was filled belongs to another address once this one is left, or at once when it is emptied.
  const type = (text: string, isByHand: boolean) => {
    lookup.forget();
    const filled = isByHand ? clearFilled(store.index, question) : {};
    if (text === EMPTY_ANSWER) store.change(filled);
    store.enter({ [key]: text }, filled);
  };

  const choose = async (item: Pick<LookupItem, 'id' | 'text'>) => {
    setAlone(item.text);
    const record = await lookup.detail(item.id);
    // An answer changed while the record was loading stays.
    if (!record || store.answer(key) !== item.text) return;
    // So does a related answer entered meanwhile: setAlone left all of these blank.
    const filled = fillFromRecord(store.index, question, record, store.view.today());
    const blank = Object.entries(filled).filter(([each]) => store.answer(each as AnswerKey) === EMPTY_ANSWER);
    store.change({ ...Object.fromEntries(blank), [key]: labelOfRecord(record) || item.text });
  };

  return (
    <Autocomplete
      {...control}
      maxLength={question.inputMax}
      autoComplete={question.autoComplete}
      loadOptions={lookup.search}
      onType={type}
      onChoose={(item) => void choose(item)}
      onCreate={setAlone}
    />
  );
}
