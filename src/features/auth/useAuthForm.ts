import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  changeValue,
  checkValues,
  cleanValues,
  type FieldErrors,
  startCardForm,
} from './cards/CardFormState.ts';
import type { Card } from './cards/cards.ts';
import { focusControl, useIsLive } from '../../ui/index.ts';
import { useCardCall } from './useCardCall.ts';

interface AuthFormSettings<Field extends string> {
  readonly card: Card<Field>;
  readonly initial: Record<Field, string>;
  readonly call: (values: Record<Field, string>) => Promise<{ readonly message: string }>;
  readonly done: (reply: { readonly message: string }, values: Record<Field, string>) => unknown;
  /** Called instead of `done` if the person left the card before the reply arrived. */
  readonly abandoned?: () => unknown;
  /** Called after a blocked submit, for problems that no visible field can show. */
  readonly onBlocked?: (errors: FieldErrors<Field>) => void;
}

export type AuthForm<Field extends string> = ReturnType<typeof useAuthForm<Field>>;

/** Checks the values of a card's form against the card's rules and posts them. Spec §4 "Auth forms". */
export function useAuthForm<Field extends string>(settings: AuthFormSettings<Field>) {
  const { card, initial, call, done, abandoned, onBlocked } = settings;
  const isLive = useIsLive();
  const [state, setState] = useState(() => startCardForm(isLive ? initial : blank(initial)));
  const calls = useCardCall(card.name);
  const [seenFailure, setSeenFailure] = useState(calls.failure);
  const ref = useRef<HTMLFormElement>(null);
  const fields = Object.keys(card.schema) as Field[];
  const readSeen = () => readInputs(ref.current, fields);

  // For a prerendered page: adopts the e-mail address from another card and anything typed before hydration.
  const takeOver = useRef(() => {
    const found: Record<Field, string> = { ...initial, ...readSeen() };
    setState((before) =>
      fields.reduce(
        (next, field) =>
          next.values[field] === found[field] ? next : changeValue(card, next, field, found[field]),
        before,
      ),
    );
  });
  useLayoutEffect(() => takeOver.current(), []);

  const change = (field: Field, value: string) => {
    const seen = readSeen();
    setSeenFailure(calls.failure);
    setState((before) => changeValue(card, before, field, value, seen));
  };

  const check = (checked?: Field[]) => {
    const next = checkValues(card, state, readSeen(), checked);
    // Messages first, then focus, so that a screen reader reads the field together with its messages.
    flushSync(() => setState(next.state));
    if (!next.ready) fields.filter((field) => next.state.errors[field]).some((field) => focusControl(field));
    return next;
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (calls.pending === 'submit') return;
    const { ready, state: checked } = check();
    if (!ready) {
      onBlocked?.(checked.errors);
      return;
    }
    void calls.run({
      action: 'submit',
      call: () => call(ready),
      done: (reply) => done(reply, ready),
      abandoned,
    });
  };

  return {
    ...state,
    ...calls,
    name: card.name,
    /** The message of the last failed call, until something is typed. */
    problem: calls.failure === seenFailure ? undefined : calls.failure?.message,
    change,
    /** Checks fields as a submit does. Returns the cleaned values, or null if one is invalid. */
    check: (checked: Field[]) => check(checked).ready,
    /** Returns the values as they would be posted, without checking them. */
    read: () => cleanValues({ ...state.values, ...readSeen() }),
    ref,
    submit,
  };
}

function blank<Field extends string>(values: Record<Field, string>): Record<Field, string> {
  return Object.fromEntries(Object.keys(values).map((field) => [field, ''])) as Record<Field, string>;
}

/**
 * Reads the values of a form's inputs, because React receives no event for text typed before hydration, and may receive
 * none from a password manager. Ignores blank inputs, so that nothing is cleared.
 */
function readInputs<Field extends string>(
  form: HTMLFormElement | null,
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  const found: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const input = form?.elements.namedItem(field);
    if (input instanceof HTMLInputElement && input.value !== '') found[field] = input.value;
  }
  return found;
}
