import { buttonClassName } from '../../../ui/index.ts';
import type { DocumentKey } from './photos.ts';
import { photosChunk } from './photosChunk.ts';

interface PhotosInputProps {
  id: DocumentKey;
  label: string;
  onChoose: (files: readonly File[]) => void;
}

/** Lets the applicant take or choose several photographs. HEIC is not offered, so that phones convert it to JPEG. */
export function PhotosInput({ id, label, onChoose }: PhotosInputProps) {
  return (
    <span className="app-photos__choice">
      <input
        className="app-photos__input app-visually-hidden"
        type="file"
        multiple
        id={`${id}-photos`}
        accept="image/jpeg,image/png"
        onClick={photosChunk.preload}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          target.value = '';
        }}
        aria-labelledby={`${id}-label ${id}-photos-choose`}
      />
      <label
        className={buttonClassName({ variant: 'outline' })}
        id={`${id}-photos-choose`}
        htmlFor={`${id}-photos`}
      >
        {label}
      </label>
    </span>
  );
}
