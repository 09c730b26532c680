import { joinClasses } from '../joinClasses.ts';
import { UI_WORDS } from '../uiWords.ts';
import { Icon } from './Icon.tsx';

interface CloseButtonProps {
  className?: string;
  onClick?: () => void;
}

/** Closes a dialog, a popover or a toast. It shows only a cross; the touch target is 44px. */
export function CloseButton({ className, onClick }: CloseButtonProps) {
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
