import { useEffect, useState } from 'react';
import type { Question } from '../../../src/core/declare/FormNode.ts';
import type { Ways } from '../plain/PlainQuestions.tsx';
import type { FloorForm } from './FloorForm.ts';

const NONE: readonly string[] = [];

/** React by hand: inputs keep themselves, and a question has one state, for its messages. */
export function floorWays(form: FloorForm): Ways {
  const useMessages = (question: Question) => {
    const [errors, show] = useState(NONE);
    useEffect(() => {
      form.fields.set(question.key, { question, show });
      return () => void form.fields.delete(question.key);
    }, [question]);
    return errors;
  };
  return {
    useInput: (question) => ({
      errors: useMessages(question),
      input: {
        onChange: ({ target }) => form.set(question, readInput(target)),
      },
    }),
    useChoice: (question) => {
      const [value, setValue] = useState('');
      const onChoose = (chosen: string) => {
        setValue(chosen);
        form.set(question, chosen);
      };
      return { errors: useMessages(question), value, onChoose };
    },
    useIsHidden: ({ hideWhen: [rule] }) => {
      const [isHidden, setIsHidden] = useState(false);
      useEffect(() => {
        if (!rule) return;
        form.waiting.set(rule.valueKey, () => setIsHidden(form.values.get(rule.valueKey) === rule.target));
        return () => void form.waiting.delete(rule.valueKey);
      }, [rule]);
      return isHidden;
    },
  };
}

function readInput({ type, checked, value }: HTMLInputElement): string {
  if (type !== 'checkbox') return value;
  return checked ? 'true' : '';
}
