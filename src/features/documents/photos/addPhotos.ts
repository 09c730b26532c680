import { mutationOptions } from '@tanstack/react-query';
import { startMutation, type StudentSession } from '../../../session/index.ts';
import { isPicture, pictureKind } from './isPicture.ts';
import { makePage, makeThumbnail } from './makePage.ts';
import { type DocumentKey, type Photo, photosQuery } from './photos.ts';
import { PHOTO_WORDS } from './photoWords.ts';
import { planPhotos, type Scale } from './planPhotos.ts';

const MOST = 20;

type Photos = readonly Photo[];

/** Adds all photographs to an arrangement, or none; returns why none was added, or ''. Starts making their pages. */
export async function addPhotos(
  session: StudentSession,
  key: DocumentKey,
  files: readonly File[],
): Promise<string> {
  // Some apps name their pictures without an extension.
  const arePictures = await Promise.all(files.map(async (file) => isPicture(file) || pictureKind(file)));
  if (!arePictures.every(Boolean)) return PHOTO_WORDS.mixture;
  const { length } = readPhotos(session, key);
  if (length + files.length > MOST) return PHOTO_WORDS.tooMany(length + files.length);

  changePhotos(session, key, (photos) => {
    const next = 1 + Math.max(0, ...photos.map(({ id }) => id));
    const blank = { turns: 0, pages: [], thumbnail: '', isUnreadable: false };
    return [...photos, ...files.map((file, at) => ({ id: next + at, file, ...blank }))];
  });
  startMutation(session.queryClient, pagesMutation(session, key), undefined);
  return '';
}

export function changePhotos(
  { queryClient }: Pick<StudentSession, 'queryClient'>,
  key: DocumentKey,
  change: (photos: Photos) => Photos,
): void {
  queryClient.setQueryData(photosQuery(key).queryKey, (photos = []) => change(photos));
}

function readPhotos({ queryClient }: StudentSession, key: DocumentKey): Photos {
  return queryClient.getQueryData(photosQuery(key).queryKey) ?? [];
}

/** Makes the missing pages, with only one photograph in memory at a time. */
const pagesMutation = (session: StudentSession, key: DocumentKey) =>
  mutationOptions({
    mutationKey: ['pages', key],
    scope: { id: 'photos' },
    mutationFn: async () => {
      while (!session.signal.aborted) {
        const plan = planPhotos(readPhotos(session, key));
        if (plan.stage !== 'reading') return;
        const { file } = plan.photo;
        const made = await readPhoto(plan.photo, plan.scale).catch(async () => ({
          isUnreadable: true,
          isHeic: (await pictureKind(file)) === 'heic',
        }));
        changePhotos(session, key, (photos) =>
          photos.map((photo) => (photo.file === file ? { ...photo, ...made } : photo)),
        );
      }
    },
  });

async function readPhoto(photo: Photo, scale: Scale): Promise<Pick<Photo, 'pages' | 'thumbnail'>> {
  const page = await makePage(photo.file, scale);
  return { pages: [...photo.pages, page], thumbnail: photo.thumbnail || (await makeThumbnail(page)) };
}
