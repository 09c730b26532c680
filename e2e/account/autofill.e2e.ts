import { expect, test } from '../fixtures.ts';
import { BODIES } from '../test-support/cardBodies.ts';
import { ALL_CARDS, answerCalls, field, submitButton } from '../test-support/cards.ts';

test('values a password manager fills without a key are posted, with an event or without · AUTH-24, TRAP-55', async ({
  page,
}) => {
  for (const card of ALL_CARDS) {
    const calls = await answerCalls(page, card.operation);
    for (const events of [[], ['input', 'change']]) {
      // An entry of its own: a card may have handed its address on.
      await page.goto('about:blank');
      await page.goto(card.path);
      for (const [label, value] of Object.entries(card.fields))
        await field(page, label).evaluate(
          (input: HTMLInputElement, [text, ...types]) => {
            // Past React's own setter, as managers do.
            Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
            for (const type of types) input.dispatchEvent(new Event(type, { bubbles: true }));
          },
          [value, ...events],
        );
      await submitButton(page).click();
      await expect.poll(() => calls.bodies.length, card.name).toBe(events.length === 0 ? 1 : 2);
      // The card leads on by itself; the next address is for after that.
      await expect(submitButton(page).and(page.locator('[aria-busy]'))).toHaveCount(0);
    }
    expect(calls.bodies, card.name).toEqual([BODIES[card.name], BODIES[card.name]]);
  }
});
