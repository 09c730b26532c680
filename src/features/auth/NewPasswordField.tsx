import { Icon, type IconName, RevealInput } from '../../ui/index.ts';
import { AUTH_WORDS } from './authWords.ts';
import { CARD_WORDS } from './cards/cardWords.ts';
import { GENERATOR_RULES, PASSWORD_RULES } from './cards/passwordRules.ts';
import type { AuthForm } from './useAuthForm.ts';

const WORDS = AUTH_WORDS.requirements;

interface NewPasswordFieldProps {
  label: string;
  form: Pick<AuthForm<'password'>, 'values' | 'errors' | 'change' | 'timesBlocked'>;
}

/** An attribute missing from React's types. */
const GENERATED = { passwordrules: GENERATOR_RULES };
const BLOCKED = [CARD_WORDS.weakPassword];
const TOO_LONG = [CARD_WORDS.passwordTooLong];

/** The state of a requirement row. Spec §4 "Auth forms". */
type RowState = 'inactive' | 'error' | 'success';

const looks: Record<RowState, { icon: IconName; words: string }> = {
  inactive: { icon: 'dot', words: '' },
  error: { icon: 'close', words: ` ${WORDS.notMet}` },
  success: { icon: 'check', words: ` ${WORDS.met}` },
};

/**
 * The input for a new password, with live feedback on which requirements are met. Since the rows show the schema's
 * messages, the field itself reports only an overlong password, and that a submit was blocked.
 */
export function NewPasswordField({ label, form }: NewPasswordFieldProps) {
  const { password } = form.values;
  const stateOf = (isMet: boolean): RowState => (password === '' ? 'inactive' : isMet ? 'success' : 'error');
  const rows = PASSWORD_RULES.map((rule) => ({ ...rule, state: stateOf(rule.isMet(password)) }));
  const met = rows.filter(({ state }) => state === 'success').length;
  const problems = form.errors.password;
  const blocked = form.timesBlocked > 0 && problems ? BLOCKED : undefined;
  return (
    <div className="app-auth-card__new-password">
      <RevealInput
        id="password"
        label={label}
        describedBy="password-requirements"
        errors={problems?.includes(CARD_WORDS.passwordTooLong) ? TOO_LONG : blocked}
        inputProps={{
          autoComplete: 'new-password',
          value: password,
          onChange: ({ target }) => form.change('password', target.value),
          ...GENERATED,
        }}
      />
      {/* Only the count is announced. */}
      <div className="app-password-requirements">
        <p className="app-password-requirements__title">{WORDS.title}</p>
        <ul id="password-requirements">
          {rows.map(({ message, characters, state }) => (
            <li
              className={`app-password-requirements__row app-password-requirements__row--${state}`}
              key={message}
              data-state={state}
            >
              <Icon name={looks[state].icon} />
              <span>
                <span>{message}</span>
                <span className="app-visually-hidden">{looks[state].words}</span>
                {characters && (
                  <span className="app-password-requirements__characters" translate="no">
                    {` ${characters}`}
                  </span>
                )}
              </span>
            </li>
          ))}
        </ul>
        <p className="app-visually-hidden" role="status">
          {password && WORDS.count(met, rows.length)}
        </p>
      </div>
    </div>
  );
}
