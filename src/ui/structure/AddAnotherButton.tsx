import { Button } from '../action/Button.tsx';
import { Icon } from '../action/Icon.tsx';

export interface AddAnotherButtonProps {
  label: string;
  onClick: () => void;
  id?: string;
  disabled?: boolean;
}

/** Adds one more entry: dashed and as wide as the entries. */
export function AddAnotherButton({ label, onClick, id, disabled }: AddAnotherButtonProps) {
  return (
    <Button
      className="app-add-another-button"
      variant="outline"
      id={id}
      onClick={onClick}
      disabled={disabled}
    >
      <Icon name="add" />
      {label}
    </Button>
  );
}
