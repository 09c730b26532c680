import type { PhotoPage } from './photos.ts';
import { placePicture } from './placePicture.ts';

/** Draws a photograph the right way up; cameras store pictures in the sensor's orientation. */
export function PhotoPicture({ page, turns, href }: { page: PhotoPage; turns: number; href: string }) {
  const { width, height, transform } = placePicture(page, turns);
  return (
    <svg className="app-photo__picture" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <image href={href} width={page.width} height={page.height} transform={transform} />
    </svg>
  );
}
