import { describe, expect, it } from 'vitest';
import type { Photo, PhotoPage } from './photos.ts';
import { planPhotos, SCALES } from './planPhotos.ts';

const MB = 1024 * 1024;

/** Creates a photograph that already has pages of these sizes, in MB. */
function photoOf(...sizes: number[]): Photo {
  const pages = sizes.map((size): PhotoPage => ({
    data: { size: size * MB } as Blob,
    width: 4,
    height: 3,
    components: 3,
    orientation: 1,
  }));
  return { id: 1, file: new File([], 'a.jpg'), turns: 0, pages, thumbnail: '', isUnreadable: false };
}

const times = (count: number, photo: Photo) => Array.from({ length: count }, () => photo);

describe('planPhotos', () => {
  it.each([
    ['an unread photo', [photoOf(1), photoOf()], 'reading'],
    ['photos that fit', times(9, photoOf(1)), 'ready'],
    ['photos that do not fit, before smaller pages are made', times(11, photoOf(1)), 'reading'],
    ['photos that fit once smaller', times(11, photoOf(1, 0.8)), 'ready'],
    ['photos that do not fit at 150 dpi', times(20, photoOf(1, 0.9, 0.8, 0.7)), 'tooLarge'],
    ['an unreadable photo', [photoOf(1), { ...photoOf(), isUnreadable: true }], 'unreadable'],
  ])('given %s, returns the stage “%s” · DOC-21, DOC-22', (_, photos, stage) => {
    expect(planPhotos(photos).stage).toBe(stage);
  });

  it('requests the next smaller page size for the first photo not yet rendered at that size · DOC-21', () => {
    const [made, next] = [photoOf(1, 0.8), photoOf(1)];

    expect(planPhotos([...times(10, made), next])).toEqual({
      stage: 'reading',
      photo: next,
      scale: SCALES[1],
    });
  });

  it('returns to larger pages once photos have been removed · DOC-21', () => {
    const plan = planPhotos(times(2, photoOf(1, 0.5)));

    expect(plan).toMatchObject({ pages: [{ page: { data: { size: MB } } }, {}] });
  });

  it('tries sizes from over 200 dpi on a letter page down to 150 dpi, where twenty photos of the maximum size fit · DOC-21', () => {
    const [first, last] = [SCALES[0], SCALES.at(-1)!];

    expect([first.longSide / 11 > 200, last.longSide / 11]).toEqual([true, 150]);
    expect(planPhotos(times(20, photoOf(...SCALES.map(({ bytes }) => bytes / MB)))).stage).toBe('ready');
  });
});
