import { type DragEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { cleanFileName } from '../../core/application/cleanFileName.ts';
import type { UploadQuestion } from '../../core/declare/Question.ts';
import { useConnection } from '../../data/Connection.ts';
import { ACCEPTED_FILES } from '../../data/documents/checkFile.ts';
import { type DocumentState, useDocument } from '../../data/documents/useDocument.ts';
import { useErrors } from '../../data/useFormValues.ts';
import {
  Button,
  buttonClassName,
  describeField,
  fieldClassName,
  Icon,
  type IconName,
  joinClasses,
  renderField,
  renderLabel,
  renderNotes,
  Spinner,
  useKeptFocus,
} from '../../ui/index.ts';
import { DOCUMENTS_WORDS } from './documentsWords.ts';

const WORDS = DOCUMENTS_WORDS.upload;

/** Asks for a document, or for an account to upload it to. */
export function UploadQuestionView({ question }: { question: UploadQuestion }) {
  const { isStudent } = useConnection();
  return isStudent ? <UploadControl question={question} /> : <AccountNeeded question={question} />;
}

/** Stands where a document would be asked for: without an account there is nowhere to keep it. */
function AccountNeeded({ question: { key, label, required } }: { question: UploadQuestion }) {
  const errors = useErrors(key);
  const words = DOCUMENTS_WORDS.accountNeeded;
  return renderField(
    { id: key, label, errors, optional: required === false, isFocusedByLabel: true },
    <p id={key} tabIndex={-1}>
      <Link to="/login">{words.signIn}</Link>
      <span>{words.or}</span>
      <Link to="/signup">{words.createAccount}</Link>
      <span>{words.toUpload}</span>
    </p>,
  );
}

/** How a document stands: its icon, and the line under its name but for the reason of a failure. */
const looks: Record<DocumentState['stage'], { icon: IconName | 'spinner'; message: string }> = {
  empty: { icon: 'upload', message: '' },
  converting: { icon: 'spinner', message: WORDS.converting },
  removing: { icon: 'spinner', message: WORDS.removing },
  done: { icon: 'check', message: WORDS.done },
  refused: { icon: 'alert', message: '' },
  failed: { icon: 'alert', message: '' },
};

/**
 * Asks a student for a document: one row with what it is, how it stands and what can be done. Spec §4 "Document
 * upload".
 *
 * The file input itself carries the id while a file can be chosen, else the row does. What changes is
 * announced from one status line that never leaves the page. A pressed control that goes away leaves the focus to the
 * file input, or to the row while none is there: never to Cancel, which the next press would hit.
 */
function UploadControl({ question }: { question: UploadQuestion }) {
  const { key: id, label, hint, required } = question;
  const { state, choose, retry, cancel, remove } = useDocument(id);
  const field = { id, hint, errors: useErrors(id) };
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const [dropNote, setDropNote] = useState('');
  const row = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const keptFocus = useKeptFocus(input, row);
  const { stage, canRetry, message } = state;
  const look = looks[stage];
  const fileName = cleanFileName(state.fileName);
  const isBad = stage === 'refused' || stage === 'failed';
  const canChoose = stage === 'empty' || isBad;

  const take = (file: File | undefined) => {
    setDropNote('');
    if (file) choose(file);
    // The same file can be chosen again after it failed.
    if (input.current) input.current.value = '';
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsDraggedOver(false);
    const { files } = event.dataTransfer;
    const [file] = files;
    if (!file) return;
    if (canChoose) take(file);
    if (!canChoose) setDropNote(WORDS.hasOne);
    else if (files.length > 1) setDropNote(WORDS.onlyOne(cleanFileName(file.name)));
  };

  return (
    <div
      className={fieldClassName(field)}
      id={canChoose ? undefined : id}
      ref={row}
      tabIndex={-1}
      {...keptFocus}
    >
      <span className="app-field__label" id={`${id}-label`}>
        {renderLabel(label, required === false)}
      </span>
      {renderNotes(field)}
      <div
        className={joinClasses(
          'app-upload',
          `app-upload--${isBad ? 'failed' : stage}`,
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
          <strong className="app-upload__name" translate={fileName ? 'no' : undefined}>
            {fileName || (stage === 'empty' ? WORDS.noFile : WORDS.yourFile)}
          </strong>
          <span className="app-upload__message">{message ?? look.message}</span>
          {dropNote && <span className="app-upload__message">{dropNote}</span>}
        </div>
        <div className="app-upload__actions">
          {canChoose && (
            <>
              <input
                className="app-upload__input app-visually-hidden"
                type="file"
                ref={input}
                id={id}
                accept={ACCEPTED_FILES}
                onChange={(event) => take(event.target.files?.[0])}
                aria-labelledby={`${id}-label ${id}-choose`}
                {...describeField(field)}
              />
              <label className={buttonClassName({ variant: 'outline' })} id={`${id}-choose`} htmlFor={id}>
                {isBad ? WORDS.chooseAnother : WORDS.choose}
              </label>
            </>
          )}
          {isBad && canRetry && (
            <Button variant="quiet" onClick={retry}>
              <span>{WORDS.tryAgain}</span>
              <span className="app-visually-hidden">{` ${label}`}</span>
            </Button>
          )}
          {stage === 'converting' && (
            <Button variant="quiet" tone="danger" onClick={cancel}>
              <span>{WORDS.cancel}</span>
              <span className="app-visually-hidden">{` ${label}`}</span>
            </Button>
          )}
          {(stage === 'done' || (isBad && fileName)) && (
            <Button
              variant="quiet"
              tone="danger"
              onClick={() => {
                setDropNote('');
                remove();
              }}
            >
              <Icon name="remove" />
              <span>{WORDS.remove}</span>
              <span className="app-visually-hidden">{` ${label}`}</span>
            </Button>
          )}
        </div>
        {look.icon === 'spinner' && (
          <span className="app-upload__bar" aria-hidden="true">
            <i className="app-upload__fill" />
          </span>
        )}
      </div>
    </div>
  );
}
