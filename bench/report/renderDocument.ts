import { cpus, loadavg } from 'node:os';
import { CPU_SLOWDOWN } from '../measure/measurePage.ts';

interface Run {
  readonly table: string;
  readonly rounds: string;
  readonly browser: string;
  readonly seconds: number;
  readonly date: Date;
}

/** Writes docs/benchmark.md: the table, how it was measured, and on what. */
export function renderDocument({ table, rounds, browser, seconds, date }: Run): string {
  const day = date.toISOString().slice(0, 10);
  const load = loadavg()[0]?.toFixed(1) ?? '?';
  return `# What the form costs

Written by \`npm run bench\` on ${day}: ${cpus().length} cores (load ${load} at the end), Chromium ${browser}, processor
slowed ×${CPU_SLOWDOWN}, ${Math.round(seconds)} s. Not part of \`npm test\`; \`src/features/answer-form/renderCount.test.tsx\` is.

What stands on screen when, and what each page weighs: [first words](first-words.md).

${table}

## What is compared

Three production builds of the same questions (\`bench/form/makeForm.ts\`: of every twelve, eight texts (an e-mail,
two numbers, two behind a condition), a drop-down, radio buttons, a box and a date), with the same markup and styles:

- **floor**: React by hand, no library. Uncontrolled inputs, one state per question for its messages, checks written
  out, a question rendered only when its messages change. It keeps no unsaved keys, clears nothing, knows no companions.
- **ours**: the product's \`FormPageView\` and \`FormStore\`, from a declaration.
- **peer**: react-hook-form with \`yupResolver\`, uncontrolled inputs, each question subscribed to its own messages.

## How it is measured

- Time is the main thread's JavaScript read from a trace (listeners, microtasks, timers), in thread time, so that other
  programs on the machine count less; yet Chromium slows a thread down by the clock: measure on a quiet machine. The
  protocol's \`ScriptDuration\` is not used: it does not see microtasks.
- Twenty letters are typed before forty are measured; then the form is emptied and submitted, and forty are typed while
  validating. The table has medians of all letters of all rounds (${rounds}),
  the pages taking turns. Beside the ratio stands how far it moved from one round to the next.
- Some of what counts as JavaScript is the browser's own: at each key React asks for the selection, for which the browser
  first brings the layout of the page up to date. So a letter costs the floor, too, more in a longer form.
- Submit counts from the click until the message of every question is on the page; the summary above the form, which
  each would show, is left out. Heap is what is in use after a collection, with every message on screen; ours and the
  peer's include yup.
- Rendered components are those of the worst letter: the first after Submit, which changes its question's message.
`;
}
