import { useEffect, useState } from 'react';
import { addressOf, neighbourOf } from './Story.ts';
import { SCREENS } from './stories/screens.ts';

/** The keys that open the previous and the next story, outside of text fields. */
const KEYS = { '[': -1, ']': 1 } as const;

/**
 * Lists the stories by screen, each as a link to its state, with a filter.
 *
 * Each link carries the text that proves its state was reached, for the end-to-end sweep.
 */
export function StoryList() {
  const [filter, setFilter] = useState('');
  const words = filter.toLowerCase().split(/\s+/);
  const isWanted = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  return (
    <>
      <label className="app-scenario-switch__row">
        <span>Filter; [ and ] open the previous and the next state</span>
        <input
          className="app-input"
          type="search"
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
      </label>
      {SCREENS.map(({ name, stories }) => {
        const wanted = stories.filter(({ state }) => isWanted(`${name} ${state}`));
        if (wanted.length === 0) return null;
        return (
          <details
            key={name}
            className="app-scenario-switch__screen"
            data-screen={name}
            open={filter !== '' || undefined}
          >
            <summary>
              {name} ({wanted.length})
            </summary>
            <ul>
              {wanted.map((story) => (
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
        );
      })}
    </>
  );
}

/**
 * Opens the next or previous story by key, even while the panel is closed.
 * @param loaded the address with which the page was loaded; the steps of a story may have led to another page.
 */
export function useStoryKeys(loaded: string): void {
  useEffect(() => {
    const open = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const isTyping =
        target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
      if (!(key in KEYS) || isTyping || ctrlKey || metaKey || altKey) return;
      const addresses = SCREENS.flatMap(({ stories }) => stories.map(addressOf));
      window.location.assign(neighbourOf(addresses, loaded, KEYS[key as keyof typeof KEYS]));
    };
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, [loaded]);
}
