import { queryOptions } from '@tanstack/react-query';
import type { UploadQuestion } from '../../../core/kinds/upload.ts';
import { UNSENT_PHOTOS } from '../../../session/index.ts';

/** A photograph as it is put into the PDF: a JPEG without metadata. */
export interface PhotoPage {
  readonly data: Blob;
  readonly width: number;
  readonly height: number;
  /** Colour components: 1 for grey, 3 for RGB or YCbCr. */
  readonly components: number;
  /** The EXIF orientation, 1 to 8. */
  readonly orientation: number;
}

export interface Photo {
  readonly id: number;
  readonly file: File;
  /** Clockwise quarter turns made by the applicant. */
  readonly turns: number;
  /** The pages made so far: the first at the largest size, each further one smaller (`SCALES`). */
  readonly pages: readonly PhotoPage[];
  readonly thumbnail: string;
  readonly isUnreadable: boolean;
  /** Whether it is unreadable because it is a HEIC, which only some browsers read. */
  readonly isHeic?: boolean;
}

export type DocumentKey = UploadQuestion['key'];

/** The photographs being arranged for a document, in order; kept in the session across pages. */
export const photosQuery = (key: DocumentKey) =>
  queryOptions({ queryKey: [UNSENT_PHOTOS, key], queryFn: (): readonly Photo[] => [], initialData: [] });
