import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { Icon, type IconName } from '../action/Icon.tsx';
import { CloseButton } from '../action/CloseButton.tsx';
import type { Markup } from '../Markup.ts';

export interface PopoverProps {
  /** The name of the trigger and of the panel. */
  label: string;
  icon?: IconName;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: Markup;
  /** For callers that restore focus after the panel has closed. */
  triggerRef?: RefObject<HTMLButtonElement | null>;
}

/** Elements that the browser focuses when they are pressed. */
const takesFocus = 'a[href], button, input, select, textarea, label, [tabindex]:not([tabindex="-1"])';

/**
 * Opens a small panel below its trigger. Close, Escape and a press outside close it; focus returns to the trigger unless
 * the press has moved it elsewhere.
 */
export function Popover({ label, icon, isOpen, onToggle, children, triggerRef }: PopoverProps) {
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const ownTrigger = useRef<HTMLButtonElement>(null);
  const trigger = triggerRef ?? ownTrigger;

  const onPress = useEffectEvent((event: Event) => {
    // Uses the event's path, because page translation may already have replaced the clicked text.
    const path = event.composedPath();
    if (root.current && path.includes(root.current)) return;
    onToggle(false);
    if (!path.some((at) => at instanceof Element && at.matches(takesFocus))) trigger.current?.focus();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeFromOutside = (event: Event) => onPress(event);
    document.addEventListener('click', closeFromOutside);
    return () => document.removeEventListener('click', closeFromOutside);
  }, [isOpen]);

  const close = () => {
    onToggle(false);
    trigger.current?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
  };
  const handleBlur = (event: FocusEvent) => {
    // A press on plain content focuses `<main>` (tabindex -1), which does not count as leaving.
    const target = event.relatedTarget;
    const isLeaving =
      target instanceof HTMLElement && target.tabIndex >= 0 && !root.current?.contains(target);
    if (isOpen && isLeaving) onToggle(false);
  };

  return (
    <div className="app-popover" ref={root} onKeyDown={handleKeyDown} onBlur={handleBlur}>
      <button
        type="button"
        className="app-popover__trigger"
        ref={trigger}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => onToggle(!isOpen)}
      >
        {icon && <Icon name={icon} />}
        <span>{label}</span>
      </button>
      {isOpen && (
        <div className="app-popover__panel" id={panelId} role="dialog" aria-label={label}>
          <div className="app-popover__head">
            <strong className="app-popover__title">{label}</strong>
            <CloseButton onClick={close} />
          </div>
          {children}
        </div>
      )}
    </div>
  );
}
