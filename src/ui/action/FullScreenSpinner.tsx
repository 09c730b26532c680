import { UI_WORDS } from '../uiWords.ts';
import { Spinner } from './Spinner.tsx';

export interface FullScreenSpinnerProps {
  label?: string;
}

/**
 * Covers the viewport while nothing can be shown yet.
 *
 * ROUTE-12: one `role=status` as large as the viewport, so no input can be typed into before the profile is here.
 */
export function FullScreenSpinner({ label = UI_WORDS.loading }: FullScreenSpinnerProps) {
  return (
    <div className="app-full-screen-spinner" role="status" aria-label={label}>
      <Spinner size="large" />
      <span className="app-visually-hidden">{label}</span>
    </div>
  );
}
