import { queryOptions } from '@tanstack/react-query';
import type { UploadQuestion } from '../../../core/kinds/upload.ts';
import type { OpenSession } from '../../../session/index.ts';

/** A photograph as it goes into the PDF: a JPEG without metadata. */
export interface PhotoPage {
  readonly data: Blob;
  readonly width: number;
  readonly height: number;
  readonly components: number;
  readonly orientation: number;
}

/** One photograph of an arrangement. */
export interface Photo {
  readonly id: number;
  readonly file: File;
  /** Clockwise quarter turns by hand. */
  readonly turns: number;
  /** Made so far: the first as large as may be, each further one smaller (`SCALES`). */
  readonly pages: readonly PhotoPage[];
  /** A small picture as a data URL. */
  readonly thumbnail: string;
  readonly isUnreadable: boolean;
}

/** The key of a question that asks for a document. */
export type DocumentKey = UploadQuestion['key'];

const PHOTOS = ['photos'];

/** The photographs being arranged for a document, in order. They belong to the session: other pages keep them. */
export const photosQuery = (key: DocumentKey) =>
  queryOptions({
    queryKey: [...PHOTOS, key],
    queryFn: (): readonly Photo[] => [],
    initialData: [],
  });

/** Says whether photographs are arranged that were not sent: a reload would lose them. */
export function hasPhotos({ queryClient }: Pick<OpenSession, 'queryClient'>): boolean {
  return queryClient
    .getQueriesData<readonly Photo[]>({ queryKey: PHOTOS })
    .some(([, photos]) => photos?.length);
}
