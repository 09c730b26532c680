import { useRef, useState, type DragEvent } from 'react';
import { Button } from '../action/Button.tsx';
import { buttonClassName } from '../action/buttonClassName.ts';
import { Icon, type IconName } from '../action/Icon.tsx';
import { Spinner } from '../action/Spinner.tsx';
import { describeField } from '../field/describeField.ts';
import { fieldClassName } from '../field/fieldClassName.ts';
import type { FieldProps } from '../field/fieldProps.ts';
import { renderLabel } from '../field/renderLabel.tsx';
import { renderNotes } from '../field/renderNotes.tsx';
import { useKeptFocus } from '../field/useKeptFocus.ts';
import { joinClasses } from '../joinClasses.ts';
import { UI_WORDS } from '../uiWords.ts';

const WORDS = UI_WORDS.upload;

/** How a document stands; from the choice of the file to the end it reads 'Converting…'. */
export type UploadStatus = 'empty' | 'converting' | 'removing' | 'done' | 'refused' | 'failed';

export interface UploadProps extends Omit<FieldProps, 'width'> {
  status: UploadStatus;
  fileName?: string;
  /** The line under the name; each status has its own if none is given, but for the reason of a failure. */
  message?: string;
  onChoose: (file: File) => void;
  onRemove: () => void;
  onRetry?: () => void;
  onCancel: () => void;
  accept?: string;
}

const looks: Record<UploadStatus, { icon: IconName | 'spinner'; name: string; message: string }> = {
  empty: { icon: 'upload', name: WORDS.noFile, message: '' },
  converting: { icon: 'spinner', name: WORDS.yourFile, message: WORDS.converting },
  removing: { icon: 'spinner', name: WORDS.yourFile, message: WORDS.removing },
  done: { icon: 'check', name: WORDS.yourFile, message: WORDS.done },
  refused: { icon: 'alert', name: WORDS.yourFile, message: '' },
  failed: { icon: 'alert', name: WORDS.yourFile, message: '' },
};

/**
 * Asks for a document: one row with what it is, how it stands and what can be done.
 *
 * The file input itself carries the id while a file can be chosen, else the row does. What changes is
 * announced from one status line that never leaves the page. A pressed control that goes away leaves the focus to the
 * file input, or to the row while none is there: never to Cancel, which the next press would hit.
 */
export function Upload(props: UploadProps) {
  const { id, label, optional, status, fileName, message, accept } = props;
  const { onChoose, onRemove, onRetry, onCancel } = props;
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const keptFocus = useKeptFocus(input, row);
  const look = looks[status];
  const isBusy = status === 'converting' || status === 'removing';
  const isBad = status === 'refused' || status === 'failed';
  const canChoose = status === 'empty' || isBad;

  const choose = (file: File | null | undefined) => {
    if (file) onChoose(file);
    // The same file can be chosen again after it failed.
    if (input.current) input.current.value = '';
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsDraggedOver(false);
    if (canChoose) choose(event.dataTransfer.files[0]);
  };

  return (
    <div
      className={fieldClassName(props)}
      id={canChoose ? undefined : id}
      ref={row}
      tabIndex={-1}
      {...keptFocus}
    >
      <span className="app-field__label" id={`${id}-label`}>
        {renderLabel(label, optional)}
      </span>
      {renderNotes(props)}
      <div
        className={joinClasses(
          'app-upload',
          `app-upload--${isBad ? 'failed' : status}`,
          isDraggedOver && canChoose && 'app-upload--over',
        )}
        onDragOver={(event) => {
          event.preventDefault();
          setIsDraggedOver(true);
        }}
        onDragLeave={() => setIsDraggedOver(false)}
        onDrop={handleDrop}
      >
        <span className="app-upload__icon">
          {look.icon === 'spinner' ? <Spinner size="small" /> : <Icon name={look.icon} />}
        </span>
        <div className="app-upload__text" role="status">
          <strong className="app-upload__name">{fileName ?? look.name}</strong>
          <span className="app-upload__message">{message ?? look.message}</span>
        </div>
        <div className="app-upload__actions">
          {canChoose && (
            <>
              <input
                className="app-upload__input app-visually-hidden"
                type="file"
                ref={input}
                id={id}
                accept={accept}
                onChange={(event) => choose(event.target.files?.[0])}
                aria-labelledby={`${id}-label ${id}-choose`}
                {...describeField(props)}
              />
              <label className={buttonClassName({ variant: 'outline' })} id={`${id}-choose`} htmlFor={id}>
                {isBad ? WORDS.chooseAnother : WORDS.choose}
              </label>
            </>
          )}
          {isBad && onRetry && (
            <Button variant="quiet" onClick={onRetry}>
              {UI_WORDS.tryAgain}
              <span className="app-visually-hidden"> {label}</span>
            </Button>
          )}
          {status === 'converting' && (
            <Button variant="quiet" tone="danger" onClick={onCancel}>
              {WORDS.cancel}
              <span className="app-visually-hidden"> {label}</span>
            </Button>
          )}
          {(status === 'done' || (isBad && fileName)) && (
            <Button variant="quiet" tone="danger" onClick={onRemove}>
              <Icon name="remove" />
              {UI_WORDS.remove}
              <span className="app-visually-hidden"> {label}</span>
            </Button>
          )}
        </div>
        {isBusy && (
          <span className="app-upload__bar" aria-hidden="true">
            <i className="app-upload__fill" />
          </span>
        )}
      </div>
    </div>
  );
}
