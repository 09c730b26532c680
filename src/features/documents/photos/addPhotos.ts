import { mutationOptions } from '@tanstack/react-query';
import type { Connection } from '../../../data/Connection.ts';
import { startMutation } from '../../../data/runMutation.ts';
import { isPicture } from './isPicture.ts';
import { makePage, makeThumbnail } from './makePage.ts';
import { type DocumentKey, type Photo, photosQuery } from './photos.ts';
import { PHOTO_WORDS } from './photoWords.ts';
import { planPhotos, type Scale } from './planPhotos.ts';

/** How many photographs one document may have. */
const MOST = 20;

type Photos = readonly Photo[];

/**
 * Adds photographs to the arrangement of a document and starts to make pages of them.
 *
 * @returns what to do instead, if they cannot be added; then none of them is.
 */
export function addPhotos(connection: Connection, key: DocumentKey, files: readonly File[]): string {
  const { length } = readPhotos(connection, key);
  if (!files.every(isPicture)) return PHOTO_WORDS.mixture;
  if (length + files.length > MOST) return PHOTO_WORDS.tooMany(length + files.length);

  changePhotos(connection, key, (photos) => {
    const next = 1 + Math.max(0, ...photos.map(({ id }) => id));
    const blank = { turns: 0, pages: [], thumbnail: '', isUnreadable: false };
    return [...photos, ...files.map((file, at) => ({ id: next + at, file, ...blank }))];
  });
  startMutation(connection.queryClient, pagesMutation(connection, key), undefined);
  return '';
}

/** Changes the arrangement of a document. */
export function changePhotos(
  { queryClient }: Pick<Connection, 'queryClient'>,
  key: DocumentKey,
  change: (photos: Photos) => Photos,
): void {
  queryClient.setQueryData(photosQuery(key).queryKey, (photos = []) => change(photos));
}

function readPhotos({ queryClient }: Connection, key: DocumentKey): Photos {
  return queryClient.getQueryData(photosQuery(key).queryKey) ?? [];
}

/** Makes the pages that are missing. One photograph is in memory at a time, whatever document it is for. */
const pagesMutation = (connection: Connection, key: DocumentKey) =>
  mutationOptions({
    mutationKey: ['pages', key],
    scope: { id: 'photos' },
    mutationFn: async () => {
      while (!connection.signal.aborted) {
        const plan = planPhotos(readPhotos(connection, key));
        if (plan.stage !== 'reading') return;
        const { file } = plan.photo;
        const made = await readPhoto(plan.photo, plan.scale).catch(() => ({ isUnreadable: true }));
        changePhotos(connection, key, (photos) =>
          photos.map((photo) => (photo.file === file ? { ...photo, ...made } : photo)),
        );
      }
    },
  });

async function readPhoto(photo: Photo, scale: Scale): Promise<Pick<Photo, 'pages' | 'thumbnail'>> {
  const page = await makePage(photo.file, scale);
  return { pages: [...photo.pages, page], thumbnail: photo.thumbnail || (await makeThumbnail(page)) };
}
