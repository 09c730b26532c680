import { expect, test } from 'vitest';
import { NAMED_HISTORIES } from './namedHistories.ts';
import { runNamed } from './runHistory.ts';

test.each(NAMED_HISTORIES)('%s', { timeout: 60_000 }, async (_sentence, play) => {
  const { failure, trace } = await runNamed(play);

  expect(failure, trace.join('\n')).toBeNull();
});
