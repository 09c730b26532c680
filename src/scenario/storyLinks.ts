import { addressOf } from './Story.ts';
import { SCREENS } from './stories/screens.ts';

/** Every story with its address and steps, by screen. */
export const STORY_LINKS = SCREENS.map(({ name, stories }) => ({
  name,
  links: stories.map((story) => ({
    state: story.state,
    address: addressOf(story),
    steps: story.steps ?? [],
  })),
}));
