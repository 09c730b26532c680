import { Button } from '../action/Button.tsx';
import { Icon } from '../action/Icon.tsx';

export interface AddAnotherButtonProps {
  label: string;
  onClick: () => void;
}

/** Adds one more entry: dashed and as wide as the entries. */
export function AddAnotherButton({ label, onClick }: AddAnotherButtonProps) {
  return (
    <Button className="app-add-another-button" variant="outline" onClick={onClick}>
      <Icon name="add" />
      {label}
    </Button>
  );
}
