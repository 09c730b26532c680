import type { PageAction } from '../../core/declare/FormNode.ts';
import { Button, Icon } from '../../ui/index.ts';
import { useMoveToPage } from './useMoveToPage.ts';

/** Navigates to a configured page. Spec §2 "Buttons". */
export function PageButton({ action }: { action: Exclude<PageAction, { action: 'submit' }> }) {
  const { moveTo, goingTo } = useMoveToPage('push');
  const isForward = action.action === 'saveAndContinue';
  return (
    <Button
      variant={isForward ? 'primary' : 'outline'}
      size="navigation"
      busy={goingTo === action.to}
      onClick={() => moveTo(action.to)}
    >
      {!isForward && <Icon name="previous" />}
      <span>{action.label}</span>
      {isForward && <Icon name="next" />}
    </Button>
  );
}
