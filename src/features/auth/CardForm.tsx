import type { ReactNode } from 'react';
import { fieldsOf } from './cards/CardFormState.ts';
import { Button } from '../../ui/index.ts';
import { AUTH_WORDS } from './authWords.ts';
import type { AuthForm } from './useAuthForm.ts';

interface CardFormProps<Field extends string> {
  form: AuthForm<Field>;
  children: ReactNode;
}

/** Frames a card's fields with a real form and its Submit button, so that Enter and password managers work. */
export function CardForm<Field extends string>({ form, children }: CardFormProps<Field>) {
  const { attach, submit, pending, wasBlocked, errors } = form;
  const count = wasBlocked ? fieldsOf(errors).length : 0;
  return (
    <form ref={attach} noValidate onSubmit={submit}>
      {children}
      <Button type="submit" variant="primary" size="submit" busy={pending === 'submit'}>
        {AUTH_WORDS.submit}
      </Button>
      {/* Where focus already is in the bad field, moving it there says nothing. */}
      <p className="app-visually-hidden" aria-live="polite">
        {count > 0 && AUTH_WORDS.badFields(count)}
      </p>
    </form>
  );
}
