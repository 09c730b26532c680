import { joinClasses } from '../joinClasses.ts';
import { UI_WORDS } from '../uiWords.ts';
import { Spinner } from './Spinner.tsx';

export interface FullScreenSpinnerProps {
  label?: string;
  /** Whether the page underneath stays visible. */
  isClear?: boolean;
}

/** Covers the viewport, so that nothing can be clicked before the profile has loaded. */
export function FullScreenSpinner({ label = UI_WORDS.loading, isClear = false }: FullScreenSpinnerProps) {
  return (
    <div
      className={joinClasses('app-full-screen-spinner', isClear && 'app-full-screen-spinner--clear')}
      role="status"
      aria-label={label}
    >
      <Spinner size="large" />
      <span className="app-visually-hidden">{label}</span>
    </div>
  );
}
