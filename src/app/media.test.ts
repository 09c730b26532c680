import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const SOURCES = globSync(['index.html', 'src/**/*.{ts,tsx}', 'styles/**/*.scss']).filter(
  (path) => !/\.test\.|test-support|scenario/.test(path),
);

/** Returns the places whose text matches. */
const placesOf = (pattern: RegExp) =>
  SOURCES.flatMap((path) =>
    Array.from(readFileSync(path, 'utf8').matchAll(pattern), ([found]) => `${path}: ${found}`),
  );

function expectNone(pattern: RegExp): void {
  expect(SOURCES.length).toBeGreaterThan(300);
  expect(placesOf(pattern)).toEqual([]);
}

it('the application plays no audio or video · WCAG 1.2.1, WCAG 1.2.2, WCAG 1.2.3, WCAG 1.2.4, WCAG 1.2.5, WCAG 1.4.2', () => {
  expectNone(/<(audio|video|iframe|object|embed)\b|new Audio\(|\.play\(/g);
});

it('the application has no images of text · WCAG 1.4.5', () => {
  expectNone(/<img\b|<text\s|url\(['"]?[^)]*\.(png|jpe?g|gif|webp)/g);
});

it('neither styles nor scripts depend on the orientation of the screen · WCAG 1.3.4', () => {
  expectNone(/\(orientation:|screen\.orientation|orientation\.lock/g);
});

it('the application does not react to motion · WCAG 2.5.4', () => {
  expectNone(/devicemotion|deviceorientation|Accelerometer|Gyroscope|LinearAcceleration/g);
});

it('only what shows that something is loading moves without end, and no part of it more than once a second · WCAG 2.2.2, WCAG 2.3.1', () => {
  const endless = placesOf(/animation: [\w-]+ .*infinite/g).map((place) =>
    place.replace(/: animation: [\w-]+ t\.\$/, ': '),
  );
  const seconds = (name: string) =>
    Number(
      new RegExp(`^\\$${name}: ([\\d.]+)s;`, 'm').exec(
        readFileSync('styles/settings/_motion.scss', 'utf8'),
      )?.[1],
    );

  expect(endless).toEqual([
    'styles/components/_spinner.scss: motion-spinner t.$motion-ease infinite',
    'styles/components/_upload.scss: motion-bar ease-in-out infinite',
  ]);
  for (const name of ['spinner', 'bar']) expect(seconds(name)).toBeGreaterThanOrEqual(1);
});
