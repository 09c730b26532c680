import type { Photo } from './photos.ts';
import { PHOTO_WORDS as WORDS } from './photoWords.ts';
import { planPhotos } from './planPhotos.ts';

const MB = 1024 * 1024;

/** Describes an arrangement: the number of photographs, and either their total size or what to do next. */
export function describePhotos(photos: readonly Photo[]): { name: string; message: string } {
  const plan = planPhotos(photos);
  const message =
    plan.stage === 'ready' ? WORDS.ready(Math.max(0.1, plan.bytes / MB).toFixed(1)) : WORDS[plan.stage];
  return { name: WORDS.count(photos.length), message };
}
