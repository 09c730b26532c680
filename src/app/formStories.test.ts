import { expect, test } from 'vitest';
import { findDoubts } from '../core/run/advice/findDoubts.ts';
import { viewOf } from '../core/test-support/viewOf.ts';
import { ADVICE } from '../form/advice.ts';
import { form, formIndex } from '../form/form.ts';
import { Scenarios } from '../scenario/Scenarios.ts';
import { addressOf } from '../scenario/Story.ts';
import { formStories } from '../scenario/stories/formStories.ts';
import { SCREENS } from '../scenario/stories/screens.ts';
import { EXAMPLES } from '../session/test-support/server.ts';

test('each page of the form has stories, under its title · TRAP-36', () => {
  const named = formStories.map(({ name }) => name);

  expect(named, 'add the page to src/scenario/stories/formStories.ts').toEqual(
    form.pages.map(({ title }) => title),
  );
});

interface Application {
  answer: Record<string, string>;
  add_another?: Record<string, number>;
  tabs?: Record<string, string>;
}

/** The applications in the replies that a story chooses, and in those that the mock sends by itself. */
function applicationsOf(address: string): Application[] {
  const scenarios = new Scenarios(address, null);
  const replyTo = (id: 'getProfile' | 'getPublicView' | 'getServiceView' | 'getAddAnother' | 'getTabs') => {
    const name = scenarios.answerTo(id);
    const replies = EXAMPLES[id].replies as Record<string, { body: object } | undefined>;
    return (typeof name === 'string' && replies[name]?.body) || {};
  };
  const applications = [
    { ...replyTo('getAddAnother'), ...replyTo('getTabs'), ...replyTo('getProfile') },
    replyTo('getPublicView'),
    replyTo('getServiceView'),
  ];
  return applications.filter((each): each is Application => 'answer' in each);
}

test('no student of a story or of an example sees advice, before a step gives a reason · BEY-03', () => {
  const stories = SCREENS.flatMap(({ name, stories: each }) =>
    each.flatMap((story) =>
      applicationsOf(addressOf(story)).map((application) => ({
        title: `${name} / ${story.state}`,
        application,
      })),
    ),
  );
  const examples = Object.entries(EXAMPLES).flatMap(([id, { replies }]) =>
    Object.entries(replies).flatMap(([name, { body }]: [string, { body: unknown }]) =>
      typeof body === 'object' && body && 'answer' in body
        ? [{ title: `${id}:${name}`, application: body as Application }]
        : [],
    ),
  );

  expect(stories.length).toBeGreaterThan(SCREENS.length);
  expect(examples.length).toBeGreaterThan(15);
  for (const { title, application } of [...stories, ...examples]) {
    const { answer, add_another: addAnother, tabs } = application;
    const view = viewOf(answer, { addAnother, tabs, today: '2026-11-20' });
    expect(findDoubts(ADVICE, { index: formIndex, view }), title).toEqual([]);
  }
});
