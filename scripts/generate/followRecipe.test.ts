import { expect, it } from 'vitest';
import { followRecipe } from './followRecipe.ts';

// That the edits compile, newStep.long.test.ts and newCall.long.test.ts show.
it.each(['docs/adding-a-step.md', 'docs/adding-a-call.md'])(
  'each edit that %s shows finds its place in the repository · PROD-11',
  (page) => {
    expect(Object.keys(followRecipe(page))).toContain('openapi.yaml');
  },
);
