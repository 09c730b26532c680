import { useId, type ReactNode } from 'react';
import { Button } from '../action/Button.tsx';
import { swallowSecondPress } from '../action/swallowSecondPress.ts';
import { Icon } from '../action/Icon.tsx';
import { UI_WORDS } from '../uiWords.ts';

export interface AddAnotherItemProps {
  title: string;
  onRemove?: () => void;
  children: ReactNode;
}

/**
 * Frames one of several alike entries, such as 'Parent or guardian 2'.
 *
 * Remove names its entry to assistive tech, so that two Removes can be told apart.
 */
export function AddAnotherItem({ title, onRemove, children }: AddAnotherItemProps) {
  const titleId = useId();
  return (
    <section className="app-add-another-item" aria-labelledby={titleId}>
      <div className="app-add-another-item__head">
        <h3 id={titleId}>{title}</h3>
        {onRemove && (
          <Button
            variant="quiet"
            tone="danger"
            onClick={(event) => {
              swallowSecondPress(event);
              onRemove();
            }}
          >
            <Icon name="remove" />
            {UI_WORDS.remove}
            <span className="app-visually-hidden"> {title}</span>
          </Button>
        )}
      </div>
      <div className="app-add-another-item__body">{children}</div>
    </section>
  );
}
