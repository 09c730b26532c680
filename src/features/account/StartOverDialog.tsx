import { useMutation } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { cleanFileName, contentsOf, startOver, type StudentSession } from '../../session/index.ts';
import { Button, Modal } from '../../ui/index.ts';
import { START_OVER_WORDS as WORDS } from './startOverWords.ts';

interface StartOverDialogProps {
  session: StudentSession;
  onClose: () => void;
  returnTo: RefObject<HTMLElement | null>;
}

/** Lists what starting over removes and asks for confirmation; after a failure, lists what is left. */
export function StartOverDialog({ session, onClose, returnTo }: StartOverDialogProps) {
  const [contents, setContents] = useState(() => contentsOf(session));
  const { mutate, status, error } = useMutation({
    mutationFn: () => startOver(session),
    throwOnError: false,
    onSettled: () => setContents(contentsOf(session)),
  });
  const isDone = status === 'success';
  const lines = [
    ...(contents.answers > 0 ? [WORDS.answers(contents.answers)] : []),
    ...contents.documents.map(cleanFileName),
  ];
  return (
    <Modal
      isOpen
      onClose={onClose}
      returnTo={returnTo}
      title={isDone ? WORDS.done : WORDS.title}
      footer={
        <>
          <Button onClick={onClose}>{isDone ? WORDS.close : WORDS.keep}</Button>
          {!isDone && (
            <Button
              variant="quiet"
              tone="danger"
              busy={status === 'pending'}
              onClick={() => status !== 'pending' && mutate()}
            >
              {error ? WORDS.again : WORDS.remove}
            </Button>
          )}
        </>
      }
    >
      {error ? (
        <>
          <p role="alert">{WORDS.failed(error.message)}</p>
          {lines.length > 0 && <p>{WORDS.left}</p>}
        </>
      ) : (
        <p>{isDone ? WORDS.doneText : WORDS.text}</p>
      )}
      {lines.length > 0 && (
        <ul className="app-list" translate="no">
          {lines.map((line, at) => (
            <li key={at}>{line}</li>
          ))}
        </ul>
      )}
      {!isDone && !error && <p>{WORDS.stays}</p>}
    </Modal>
  );
}
