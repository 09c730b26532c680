import { Icon, type IconName } from '../action/Icon.tsx';
import { UI_WORDS } from '../uiWords.ts';

const WORDS = UI_WORDS.password;

export type RequirementState = 'inactive' | 'error' | 'success';

export interface PasswordRequirementsProps {
  rows: readonly { id: string; label: string; state: RequirementState }[];
  /** Put on the list, for the password field's `aria-describedby`. */
  id?: string;
}

const looks: Record<RequirementState, { icon: IconName; words: string }> = {
  inactive: { icon: 'dot', words: '' },
  error: { icon: 'close', words: ` ${WORDS.notMet}` },
  success: { icon: 'check', words: ` ${WORDS.met}` },
};

/**
 * Shows what a new password needs and what it has already.
 *
 * Icon, weight and words carry the state, colour only adds. Only the count is announced, and only when it changes.
 */
export function PasswordRequirements({ rows, id }: PasswordRequirementsProps) {
  const met = rows.filter((row) => row.state === 'success').length;
  const isEmpty = rows.every((row) => row.state === 'inactive');
  return (
    <div className="app-password-requirements">
      <p className="app-password-requirements__title">{WORDS.title}</p>
      <ul id={id}>
        {rows.map((row) => (
          <li
            className={`app-password-requirements__row app-password-requirements__row--${row.state}`}
            key={row.id}
            data-state={row.state}
          >
            <Icon name={looks[row.state].icon} />
            <span>
              {row.label}
              <span className="app-visually-hidden">{looks[row.state].words}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="app-visually-hidden" role="status">
        {isEmpty ? '' : WORDS.count(met, rows.length)}
      </p>
    </div>
  );
}
