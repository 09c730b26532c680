import type { Screen } from '../Story.ts';
import { authStories } from './authStories.ts';
import { documentStories } from './documentStories.ts';
import { formStories } from './formStories.ts';
import { frameStories } from './frameStories.ts';

/** Every state of every screen, in the order in which an applicant sees the screens. */
export const SCREENS: readonly Screen[] = [
  ...authStories,
  ...formStories,
  ...documentStories,
  ...frameStories,
];
