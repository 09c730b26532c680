import { useMemo } from 'react';
import { type AnswerKey, useFormStore } from '../../session/index.ts';
import { optionsOf } from '../../core/kinds/optionsOf.ts';
import type { OptionSource } from '../../core/declare/Option.ts';
import { companionOf } from '../../core/kinds/questionKeys.ts';
import { EMPTY_ANSWER } from '../../core/answers/FormState.ts';

/**
 * Returns the options as of today, and a handler that stores a choice and its label. An option selected with an arrow
 * key clears other answers only provisionally, until focus leaves the group.
 */
export function useChoice(key: AnswerKey, source: OptionSource) {
  const store = useFormStore();
  const today = store.view.today();
  const options = useMemo(() => optionsOf(source, today), [source, today]);
  const onChange = (value: string, label: string, usesArrows = false) => {
    const changes = { [key]: value, [companionOf(key)]: value === EMPTY_ANSWER ? EMPTY_ANSWER : label };
    if (usesArrows) store.enter(changes);
    else store.change(changes);
  };
  return { options, onChange };
}
