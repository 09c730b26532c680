import { Icon } from '../action/Icon.tsx';

export interface FieldErrorProps {
  id: string;
  errors?: readonly string[];
}

/**
 * Lists the messages of one question, each once.
 *
 * It stands above the control, so a phone keyboard or an open list never hides it.
 */
export function FieldError({ id, errors }: FieldErrorProps) {
  if (!errors?.length) return null;
  return (
    <div className="app-field-error" id={id}>
      {[...new Set(errors)].map((message) => (
        <p className="app-field-error__line" key={message}>
          <Icon name="alert" />
          <span>{message}</span>
        </p>
      ))}
    </div>
  );
}
