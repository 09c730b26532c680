import { addressOf } from './Story.ts';
import { SCREENS } from './stories/screens.ts';

/**
 * Lists the stories by screen, each as a link to its state.
 *
 * Each link carries the text that proves its state was reached, for the end-to-end sweep.
 */
export function StoryList() {
  return SCREENS.map(({ name, stories }) => (
    <details key={name} className="app-scenario-switch__screen" data-screen={name}>
      <summary>
        {name} ({stories.length})
      </summary>
      <ul>
        {stories.map((story) => (
          <li key={story.state}>
            <a
              href={addressOf(story)}
              data-shows={story.shows}
              data-within={story.within}
              data-logs={story.logs}
            >
              {story.state}
            </a>
          </li>
        ))}
      </ul>
    </details>
  ));
}
