import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import {
  ACCEPTED_FILES,
  cleanFileName,
  type DocumentState,
  startMutation,
  type StudentSession,
  useDocument,
  useErrors,
  useSession,
} from '../../session/index.ts';
import type { UploadQuestion } from '../../core/kinds/upload.ts';
import { DROPPED_BESIDE } from '../../core/constants.ts';
import { LOGIN_PATH, SIGN_UP_PATH } from '../../routes/paths.ts';
import {
  Button,
  buttonClassName,
  describeField,
  dismissToasts,
  fieldClassName,
  Icon,
  type IconName,
  joinClasses,
  type Markup,
  renderField,
  renderLabel,
  renderNotes,
  Spinner,
  useKeptFocus,
} from '../../ui/index.ts';
import { DOCUMENTS_WORDS } from './documentsWords.ts';
import { isPicture, pictureKind } from './photos/isPicture.ts';
import { photosChunk } from './photos/photosChunk.ts';
import { PhotosInput } from './photos/PhotosInput.tsx';
import { photosQuery } from './photos/photos.ts';

const WORDS = DOCUMENTS_WORDS.upload;

export function UploadQuestionView({ question }: { question: UploadQuestion }) {
  const session = useSession();
  return session.kind === 'student' ? (
    <UploadControl question={question} session={session} />
  ) : (
    <AccountNeeded question={question} />
  );
}

/** Shown to visitors, whose documents cannot be stored without an account. */
function AccountNeeded({ question: { key, label, required } }: { question: UploadQuestion }) {
  const errors = useErrors(key);
  const words = DOCUMENTS_WORDS.accountNeeded;
  return renderField(
    { id: key, label, errors, optional: required === false, isFocusedByLabel: true },
    <p id={key} tabIndex={-1}>
      <Link to={LOGIN_PATH}>{words.signIn}</Link>
      <span>{words.or}</span>
      <Link to={SIGN_UP_PATH}>{words.createAccount}</Link>
      <span>{words.toUpload}</span>
    </p>,
  );
}

/** The icon and status line for each stage; rejected and failed documents have messages of their own. */
const looks: Record<DocumentState['stage'], { icon: IconName | 'spinner'; message: string }> = {
  empty: { icon: 'upload', message: '' },
  converting: { icon: 'spinner', message: WORDS.converting },
  removing: { icon: 'spinner', message: WORDS.removing },
  done: { icon: 'check', message: WORDS.done },
  rejected: { icon: 'alert', message: '' },
  failed: { icon: 'alert', message: '' },
};

/** Makes a picture small enough to be sent. If the script for that cannot be loaded, the picture is sent as it is. */
const prepare = async (file: File) => {
  if ((await pictureKind(file)) === null) return file;
  return photosChunk.load().then(
    (chunk) => chunk.shrinkPicture(file),
    () => file,
  );
};

/**
 * A student's upload control: one row with the document, its state and its actions. Spec §4 "Document upload".
 * Photographs are arranged in the row before they are sent as one PDF (decision 037).
 *
 * The id is on the file input while a file can be chosen, otherwise on the row. If a pressed control disappears, focus
 * moves there too, but never to Cancel, which the next press would trigger.
 */
function UploadControl({ question, session }: { question: UploadQuestion; session: StudentSession }) {
  const { key: id, label, hint, required } = question;
  const { state, cancel, ...acts } = useDocument(session, id);
  const { data: photos } = useQuery(photosQuery(id));
  const field = { id, hint, errors: useErrors(id) };
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const [note, setNote] = useState('');
  const row = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const keptFocus = useKeptFocus(input, row);
  const { stage, canRetry, message } = state;
  const isFree = stage === 'empty' || stage === 'rejected' || stage === 'failed';
  const arranging = isFree && photos.length > 0 ? photosChunk.get() : undefined;
  // The photographs of a document that failed are still there.
  const isSentAgain = arranging !== undefined && state.isMade === true;
  const isBad = isFree && stage !== 'empty' && !arranging;
  const canChoose = isFree && !arranging;
  const look = looks[arranging ? 'empty' : stage];
  const fileName = arranging ? '' : cleanFileName(state.fileName);
  const arranged = arranging?.describePhotos(photos);

  /** Acts on the document anew, so that the messages of its last failure no longer apply. */
  const anew = <Given extends unknown[]>(act: (...given: Given) => unknown) => {
    return (...given: Given) => {
      setNote('');
      dismissToasts(id, DROPPED_BESIDE);
      act(...given);
    };
  };
  const [choose, retry, remove] = [anew(acts.choose), anew(acts.retry), anew(acts.remove)];
  const take = (file: File | undefined) => {
    if (file) choose(file, { prepare });
    // So that the same file can be chosen again.
    if (input.current) input.current.value = '';
  };
  const addPhotos = (files: readonly File[]) => {
    if (files.length === 0) return;
    setNote(WORDS.openingPhotos);
    // A mutation, so that a log-out or a submit takes account of photos whose script is still loading.
    const mutationFn = async () => {
      const add = photosChunk.load().then((chunk) => chunk.addPhotos(session, id, files));
      setNote(await add.catch(() => WORDS.photosNotOpened));
    };
    startMutation(session.queryClient, { mutationKey: photosQuery(id).queryKey, mutationFn }, undefined);
  };
  const receive = (files: readonly File[]) => {
    const [file] = files;
    if (!file) return;
    if (!isFree) setNote(WORDS.hasOne);
    else if (arranging || files.some(isPicture)) addPhotos(files);
    else {
      take(file);
      if (files.length > 1) setNote(WORDS.onlyOne(cleanFileName(file.name)));
    }
  };
  const renderAction = (words: string, act: () => void, tone?: 'danger', icon?: Markup): Markup => (
    <Button variant="quiet" tone={tone} onClick={act}>
      {icon}
      <span>{words}</span>
      <span className="app-visually-hidden">{` ${label}`}</span>
    </Button>
  );
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsDraggedOver(false);
    receive([...event.dataTransfer.files]);
  };
  const handlePaste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    receive([...event.clipboardData.files]);
  };

  return (
    <div
      data-field
      className={joinClasses(fieldClassName(field), 'app-upload-field')}
      id={canChoose ? undefined : id}
      ref={row}
      tabIndex={-1}
      onPaste={handlePaste}
      {...keptFocus}
    >
      <span className="app-field__label" id={`${id}-label`}>
        {renderLabel(label, required === false)}
      </span>
      {renderNotes(field)}
      <div
        className={joinClasses(
          'app-upload',
          `app-upload--${isBad ? 'failed' : arranging ? 'arranging' : stage}`,
          isDraggedOver && isFree && 'app-upload--over',
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
            {fileName || (arranged?.name ?? (stage === 'empty' ? WORDS.noFile : WORDS.yourFile))}
          </strong>
          <span className="app-upload__message">{arranged?.message ?? message ?? look.message}</span>
          {isSentAgain && <span className="app-upload__message">{message}</span>}
          {note && <span className="app-upload__message">{note}</span>}
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
              <PhotosInput id={id} label={WORDS.choosePhotos} onChoose={addPhotos} />
            </>
          )}
          {isBad && canRetry && renderAction(WORDS.tryAgain, retry)}
          {stage === 'converting' && renderAction(WORDS.cancel, cancel, 'danger')}
          {(stage === 'done' || (isBad && fileName)) &&
            renderAction(WORDS.remove, remove, 'danger', <Icon name="remove" />)}
        </div>
        {arranging && (
          <arranging.PhotoArrangement
            session={session}
            questionKey={id}
            photos={photos}
            onDiscard={remove}
            onNote={setNote}
            sendLabel={isSentAgain && canRetry ? WORDS.tryAgain : undefined}
            onSend={(file, onDone) => choose(file, { isMade: true, onDone })}
            addControl={<PhotosInput id={id} label={WORDS.addPhotos} onChoose={addPhotos} />}
          />
        )}
        {look.icon === 'spinner' && (
          <span className="app-upload__bar" aria-hidden="true">
            <i className="app-upload__fill" />
          </span>
        )}
      </div>
    </div>
  );
}
