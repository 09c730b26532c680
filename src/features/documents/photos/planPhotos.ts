import { UPLOAD_MAX_BYTES } from '../../../core/constants.ts';
import type { Photo, PhotoPage } from './photos.ts';
import { PHOTO_WORDS as WORDS } from './photoWords.ts';

/** A photograph within these limits is used unchanged; a larger one is redrawn at this size and quality. */
export interface Scale {
  /** In pixels. */
  readonly longSide: number;
  readonly bytes: number;
  readonly quality: number;
}

const MB = 1024 * 1024;

/**
 * The sizes to try until all photographs fit into one document: from 218 dpi on a letter page, whose long side is 11
 * inches, to 150 dpi. Twenty photographs of the last size fit.
 */
export const SCALES: readonly [Scale, ...Scale[]] = [
  { longSide: 2_400, bytes: MB, quality: 0.8 },
  { longSide: 2_100, bytes: 0.75 * MB, quality: 0.75 },
  { longSide: 1_850, bytes: 0.6 * MB, quality: 0.7 },
  { longSide: 1_650, bytes: 0.48 * MB, quality: 0.65 },
];

/** The maximum size of a page without its picture, in bytes. */
const PAGE_BYTES = 600;

export type PhotoPlan =
  /** The next page to make. */
  | { readonly stage: 'reading'; readonly photo: Photo; readonly scale: Scale }
  | {
      /** 'ready' if the photographs can be sent: all are readable, and together they are not too large. */
      readonly stage: 'ready' | 'unreadable' | 'tooLarge';
      readonly bytes: number;
      readonly pages: readonly { readonly page: PhotoPage; readonly turns: number }[];
    };

export function planPhotos(photos: readonly Photo[]): PhotoPlan {
  const readable = photos.filter(({ isUnreadable }) => !isUnreadable);
  const stage = readable.length < photos.length ? 'unreadable' : 'ready';
  for (const [step, scale] of SCALES.entries()) {
    const photo = readable.find(({ pages }) => pages.length <= step);
    if (photo) return { stage: 'reading', photo, scale };
    const pages = readable.flatMap(({ pages: made, turns }) =>
      made[step] ? [{ page: made[step], turns }] : [],
    );
    const bytes = pages.reduce((sum, { page }) => sum + page.data.size + PAGE_BYTES, PAGE_BYTES);
    if (bytes <= UPLOAD_MAX_BYTES) return { stage, bytes, pages };
    if (step === SCALES.length - 1) return { stage: 'tooLarge', bytes, pages };
  }
  return { stage, bytes: 0, pages: [] };
}

/** Returns the number of photographs, and either their total size or what to do next. */
export function describePhotos(photos: readonly Photo[]): { name: string; message: string } {
  const plan = planPhotos(photos);
  const message =
    plan.stage === 'ready' ? WORDS.ready(Math.max(0.1, plan.bytes / MB).toFixed(1)) : WORDS[plan.stage];
  return { name: WORDS.count(photos.length), message };
}
