import { joinClasses } from '../joinClasses.ts';
import { UI_WORDS } from '../uiWords.ts';
import { Icon } from './Icon.tsx';

/** Closes a dialog, a popover or a toast; shows only a cross. */
export function CloseButton({ className, onClick }: { className?: string; onClick?: () => void }) {
  return (
    <button
      type="button"
      className={joinClasses('app-icon-button', className)}
      aria-label={UI_WORDS.close}
      onClick={onClick}
    >
      <Icon name="close" />
    </button>
  );
}
