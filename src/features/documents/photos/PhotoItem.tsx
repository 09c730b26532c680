import { cleanFileName } from '../../../session/index.ts';
import { Button, Icon, type Markup, Spinner } from '../../../ui/index.ts';
import { PhotoPicture } from './PhotoPicture.tsx';
import type { Photo } from './photos.ts';
import { PHOTO_WORDS as WORDS } from './photoWords.ts';

interface PhotoItemProps {
  photo: Photo;
  position: number;
  isLast: boolean;
  onEnlarge: () => void;
  onMove: (by: number) => void;
  onTurn: () => void;
  onRemove: () => void;
}

export function PhotoItem({ photo, position, isLast, onEnlarge, onMove, onTurn, onRemove }: PhotoItemProps) {
  const [page] = photo.pages;
  const isOnly = position === 1 && isLast;
  // React moves the item with the focused button, so that it can be pressed repeatedly.
  const renderAction = (label: string, onClick: () => void, isOff = false): Markup => (
    <Button variant="quiet" aria-disabled={isOff || undefined} onClick={onClick}>
      <span>{label}</span>
      <span className="app-visually-hidden">{` ${WORDS.place(position)}`}</span>
    </Button>
  );
  const handleRemove = (button: HTMLElement) => {
    const item = button.closest('li');
    const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
    neighbour?.querySelector<HTMLElement>('.app-photo__actions > :last-child')?.focus();
    onRemove();
  };
  return (
    <li className="app-photo">
      {page && photo.thumbnail ? (
        <button type="button" className="app-photo__look" aria-haspopup="dialog" onClick={onEnlarge}>
          <PhotoPicture page={page} turns={photo.turns} href={photo.thumbnail} />
          <span className="app-visually-hidden">{`${WORDS.enlarge} ${WORDS.place(position)}`}</span>
        </button>
      ) : (
        <span className="app-photo__look">
          {photo.isUnreadable ? <Icon name="alert" /> : <Spinner size="small" />}
        </span>
      )}
      <div className="app-photo__text">
        <strong className="app-photo__place">{WORDS.place(position)}</strong>
        <span className="app-photo__name" translate="no">
          {cleanFileName(photo.file.name)}
        </span>
        {photo.isUnreadable && (
          <span className="app-photo__problem">{photo.isHeic ? WORDS.isHeic : WORDS.cannotRead}</span>
        )}
      </div>
      <div className="app-photo__actions">
        {!photo.isUnreadable && (
          <>
            {!isOnly && renderAction(WORDS.up, () => onMove(-1), position === 1)}
            {!isOnly && renderAction(WORDS.down, () => onMove(1), isLast)}
            {renderAction(WORDS.turn, onTurn)}
          </>
        )}
        <Button variant="quiet" tone="danger" onClick={(event) => handleRemove(event.currentTarget)}>
          <span>{WORDS.removePhoto}</span>
          <span className="app-visually-hidden">{` ${WORDS.place(position)}`}</span>
        </Button>
      </div>
    </li>
  );
}
