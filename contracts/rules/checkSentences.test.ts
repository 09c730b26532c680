import { expect, it } from 'vitest';
import { checkSentences } from './checkSentences.ts';

it('every sentence of the contract has a row that says what the kit sends for it · CARD-14', () => {
  const description = '**Replies.** Every 2xx is `200`. A new rule. The client reads it.';
  const page = `
| Sentence | What is sent or compared | Planted |
| --- | --- | --- |
| Every 2xx | every reply | A fault. Another fault. |
| An old rule | a call | – |

- The client reads`;

  expect(checkSentences({ info: { description } }, page, ['A fault.'])).toEqual([
    'docs/contracts/sentences.md does not say what is sent for "A new rule.": add a row to the section of its operation, or list it there as one that demands nothing',
    'docs/contracts/sentences.md: no sentence of openapi.yaml begins with "An old rule"',
    'docs/contracts/sentences.md: "Another fault." is not planted',
  ]);
});
