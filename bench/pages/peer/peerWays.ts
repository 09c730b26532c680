import { type Control, useController, useFormState, type UseFormRegister, useWatch } from 'react-hook-form';
import type { Ways } from '../plain/PlainQuestions.tsx';

/** What was typed, by key. */
export type PeerValues = Record<string, unknown>;

const NONE: readonly string[] = [];

/** react-hook-form as it advises: uncontrolled inputs, each question subscribed to its own messages. */
export function peerWays(control: Control<PeerValues>, register: UseFormRegister<PeerValues>): Ways {
  const useMessages = (key: string) => {
    const { errors } = useFormState({ control, name: key, exact: true });
    const message = errors[key]?.message;
    return typeof message === 'string' ? [message] : NONE;
  };
  return {
    useInput: ({ key }) => ({ errors: useMessages(key), input: register(key) }),
    useChoice: ({ key }) => {
      const { field } = useController({ control, name: key });
      return { errors: useMessages(key), value: String(field.value), onChoose: field.onChange };
    },
    useIsHidden: ({ hideWhen: [rule] }) => useWatch({ control, name: rule?.valueKey ?? '' }) === rule?.target,
  };
}
