import { render } from '@testing-library/react';
import { createBrowserRouter } from 'react-router-dom';
import { expect, onTestFinished } from 'vitest';
import { Scenarios, setMarker } from '../../scenario/Scenarios.ts';
import { SCREENS } from '../../scenario/stories/screens.ts';
import { takeSteps } from '../../scenario/steps.ts';
import { addressOf } from '../../scenario/Story.ts';
import { createSdk } from '../../session/calls/createSdk.ts';
import { Sessions } from '../../session/index.ts';
import { App } from '../App.tsx';
import { cardsChunk } from '../cardsChunk.ts';
import { createRoutes } from '../createRoutes.tsx';

/** Opens a state of a screen in the whole application, which replies with the contract's examples in the browser. */
export async function openStory(screen: string, state: string): Promise<void> {
  const story = SCREENS.find(({ name }) => name === screen)?.stories.find((each) => each.state === state);
  if (!story) throw new Error(`There is no story ${screen} / ${state}.`);
  const scenarios = new Scenarios(addressOf(story), null);
  setMarker((story.scenario ?? []).some((reply) => reply.startsWith('getProfile:')));
  history.replaceState(null, '', story.path ?? '/about');
  const sessions = new Sessions({
    channel: { post: () => undefined, listen: () => () => undefined },
    serviceToken: null,
    cookies: () => document.cookie,
    hasOneStudent: true,
    asksOwner: false,
    today: () => story.on ?? '2026-03-02',
    createSdk: (options) => createSdk({ baseUrl: location.origin, ...scenarios.inBrowser(), ...options }),
    announceDocumentFailure: () => undefined,
    openLetters: () => Promise.resolve(null),
  });
  const router = createBrowserRouter(createRoutes(sessions, await cardsChunk.load()));
  const root = document.body.appendChild(document.createElement('div'));
  root.id = 'root';
  render(<App sessions={sessions} router={router} />, { container: root, reactStrictMode: false });
  onTestFinished(() => {
    router.dispose();
    setMarker(false);
  });
  await takeSteps(story.steps ?? []);
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').toLowerCase();
  const texts = () =>
    [...document.querySelectorAll(story.within ?? 'body')].map(({ textContent }) => plain(textContent));
  await expect.poll(texts).toContainEqual(expect.stringContaining(plain(story.shows)));
  await document.fonts.ready;
}
