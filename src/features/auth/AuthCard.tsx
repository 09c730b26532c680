import type { ReactNode } from 'react';
import { useNavigation } from 'react-router-dom';
import { ROUTE_WORDS } from '../../routes/routeWords.ts';
import { type CardPath, LOGIN_PATH } from '../../routes/paths.ts';
import { school } from '../../tenant/chosenTenant.ts';
import { Button, type Markup, SlowNote } from '../../ui/index.ts';
import { AUTH_WORDS } from './authWords.ts';
import { CardLink } from './CardLink.tsx';
import type { AuthForm } from './useAuthForm.ts';

interface AuthCardProps {
  form: Pick<
    AuthForm<'username'>,
    'name' | 'values' | 'errors' | 'timesBlocked' | 'pending' | 'ref' | 'submit'
  >;
  words: { readonly title: string; readonly question: string };
  intro?: ReactNode;
  /** Rendered between the heading and the form. */
  above?: Markup;
  fields: Markup;
  children?: Markup;
  footer?: readonly [path: CardPath, label: string];
}

/** Lays out an account card: heading, form, and a footer with a question and a link to another card. */
export function AuthCard({ form, words, intro, above, fields, children, footer }: AuthCardProps) {
  const [path, label] = footer ?? [LOGIN_PATH, ROUTE_WORDS.backToLogin];
  const { ref, submit, pending, timesBlocked, errors } = form;
  const isNavigating = useNavigation().state !== 'idle';
  const count = timesBlocked > 0 ? Object.values(errors).filter(Boolean).length : 0;
  return (
    <>
      <title>{ROUTE_WORDS.documentTitle(words.title, school.name)}</title>
      <section className="app-auth-card" aria-label={form.name}>
        <div className="app-auth-card__head">
          <h1>{words.title}</h1>
          {intro && <div className="app-auth-card__intro">{intro}</div>}
        </div>
        {above}
        <form ref={ref} noValidate onSubmit={submit}>
          {fields}
          <Button type="submit" size="submit" busy={pending === 'submit'}>
            {AUTH_WORDS.submit}
          </Button>
          {/* If the invalid field already has focus, focusing it again announces nothing. */}
          <p className="app-visually-hidden" aria-live="polite">
            {/* A new element each time, because an unchanged text would not be announced. */}
            {count > 0 && <span key={timesBlocked}>{AUTH_WORDS.badFields(count)}</span>}
          </p>
        </form>
        <SlowNote isWaiting={pending !== null || isNavigating} />
        {children}
        <div className="app-auth-card__footer">
          <span>{`${words.question} `}</span>
          <CardLink to={path} username={form.values.username}>
            {label}
          </CardLink>
        </div>
      </section>
    </>
  );
}
