import { addressOf } from './Story.ts';
import { SCREENS } from './stories/screens.ts';

/** Every story with its address, by screen. */
export const STORY_LINKS = SCREENS.map(({ name, stories }) => ({
  name,
  links: stories.map((story) => ({ state: story.state, address: addressOf(story) })),
}));
