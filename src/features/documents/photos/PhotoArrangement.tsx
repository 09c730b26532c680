import { useState } from 'react';
import { Button, type Markup, Modal } from '../../../ui/index.ts';
import { changePhotos } from './addPhotos.ts';
import { PhotoItem } from './PhotoItem.tsx';
import { PhotoPicture } from './PhotoPicture.tsx';
import type { DocumentKey, Photo, PhotoPage } from './photos.ts';
import { PHOTO_WORDS as WORDS } from './photoWords.ts';
import { planPhotos } from './planPhotos.ts';
import { writePdf } from './writePdf.ts';
import type { StudentSession } from '../../../session/index.ts';

interface PhotoArrangementProps {
  session: StudentSession;
  questionKey: DocumentKey;
  photos: readonly Photo[];
  addControl: Markup;
  onDiscard: () => void;
  /** Called with the message to announce. */
  onNote: (note: string) => void;
  sendLabel?: string;
  /** Called with the document, and a function to call once it has arrived. */
  onSend: (file: File, onDone: () => void) => void;
}

/** Lets the applicant reorder and rotate photographs, and combines them into one PDF. */
export function PhotoArrangement(props: PhotoArrangementProps) {
  const {
    session,
    questionKey,
    photos,
    addControl,
    sendLabel = WORDS.send,
    onDiscard,
    onNote,
    onSend,
  } = props;
  const [enlarged, setEnlarged] = useState<{ photo: Photo; page: PhotoPage; href: string } | null>(null);
  const [isDiscarding, setIsDiscarding] = useState(false);
  const plan = planPhotos(photos);
  const change = (to: (photos: readonly Photo[]) => readonly Photo[], note = '') => {
    changePhotos(session, questionKey, to);
    onNote(note);
  };

  const enlarge = async (photo: Photo) => {
    const page = photo.pages.at(-1);
    if (page) setEnlarged({ photo, page, href: await readDataUrl(page.data) });
  };
  const move = (at: number, to: number) =>
    change(
      (all) => all.map((photo, each) => (each === at ? all[to] : each === to ? all[at] : photo) ?? photo),
      WORDS.moved(to + 1, photos.length),
    );
  const turn = ({ id }: Photo, position: number) =>
    change(
      (all) => all.map((photo) => (photo.id === id ? { ...photo, turns: (photo.turns + 1) % 4 } : photo)),
      WORDS.turned(position),
    );
  const send = () => {
    const [first] = photos;
    if (plan.stage !== 'ready' || !first) return;
    onNote('');
    // Until they have arrived, they may have to be sent again, perhaps changed.
    onSend(writePdf(plan.pages, first.file.name), () => changePhotos(session, questionKey, () => []));
  };

  return (
    <div className="app-photos">
      <ol className="app-photos__list" aria-label={WORDS.list}>
        {photos.map((photo, at) => (
          <PhotoItem
            key={photo.id}
            photo={photo}
            position={at + 1}
            isLast={at === photos.length - 1}
            onEnlarge={() => void enlarge(photo)}
            onMove={(by) => move(at, at + by)}
            onTurn={() => turn(photo, at + 1)}
            onRemove={() =>
              change(
                (all) => all.filter(({ id }) => id !== photo.id),
                photos.length > 1 ? WORDS.removed(photos.length - 1) : '',
              )
            }
          />
        ))}
      </ol>
      <div className="app-photos__actions">
        <Button aria-disabled={plan.stage !== 'ready' || undefined} onClick={send}>
          {sendLabel}
        </Button>
        {addControl}
        <Button variant="quiet" tone="danger" aria-haspopup="dialog" onClick={() => setIsDiscarding(true)}>
          {WORDS.discard}
        </Button>
      </div>
      <Modal
        isOpen={enlarged !== null}
        onClose={() => setEnlarged(null)}
        title={enlarged ? WORDS.place(photos.findIndex(({ id }) => id === enlarged.photo.id) + 1) : ''}
        size="large"
      >
        {enlarged && <PhotoPicture page={enlarged.page} turns={enlarged.photo.turns} href={enlarged.href} />}
      </Modal>
      <Modal
        isOpen={isDiscarding}
        onClose={() => setIsDiscarding(false)}
        title={WORDS.discardTitle}
        footer={
          <>
            <Button onClick={() => setIsDiscarding(false)}>{WORDS.discardNo}</Button>
            <Button
              variant="quiet"
              tone="danger"
              onClick={() => {
                setIsDiscarding(false);
                change(() => []);
                onDiscard();
              }}
            >
              {WORDS.discardYes}
            </Button>
          </>
        }
      >
        <p>{WORDS.discardText}</p>
      </Modal>
    </div>
  );
}

/** Reads a file as a data URL, because the Content-Security-Policy does not allow `blob:` images. */
function readDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('A picture could not be read.')));
    reader.readAsDataURL(file);
  });
}
