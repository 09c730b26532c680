// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { GENERIC_ERROR_MESSAGE, ServerError } from '../../session/index.ts';
import { type CardAction, useCardCall } from './useCardCall.ts';

const BOOM = new ServerError('Boom', { status: 500, code: 'boom' });

/** Sets up a card whose calls the test resolves or rejects one by one. */
function setUp() {
  const { result } = renderHook(() => useCardCall('Login Card'));
  const press = (action: CardAction) => {
    const reply = Promise.withResolvers<string>();
    const card = { call: vi.fn(() => reply.promise), done: vi.fn() };
    act(() => void result.current.run({ action, ...card }));
    const answer = (end: () => void) =>
      act(async () => {
        end();
        await reply.promise.catch(() => undefined);
        await Promise.resolve();
      });
    return {
      ...card,
      succeed: () => answer(() => reply.resolve('ok')),
      fail: (error: Error = BOOM) => answer(() => reply.reject(error)),
    };
  };
  return { card: () => result.current, press };
}

describe('useCardCall', () => {
  it('clears an earlier failure, and sends one call when a button is pressed twice · AUTH-25, TRAP-41', async () => {
    const { card, press } = setUp();
    await press('submit').fail();
    expect(card()).toMatchObject({ pending: null, failure: { message: 'Boom' } });

    const first = press('submit');
    const second = press('submit');
    expect(card()).toMatchObject({ pending: 'submit', failure: null });
    await first.succeed();

    expect(second.call).not.toHaveBeenCalled();
    expect(first.done).toHaveBeenCalledExactlyOnceWith('ok');
    expect(card().pending).toBeNull();
  });

  it.each(['succeed', 'fail'] as const)(
    'submits even while a code is being resent, and then ignores the outcome of the resend: %s · TRAP-66',
    async (end) => {
      const { card, press } = setUp();
      const resend = press('resend');
      const submit = press('submit');

      await resend[end]();

      expect(resend.done).not.toHaveBeenCalled();
      expect(card()).toMatchObject({ pending: 'submit', failure: null });
      await submit.succeed();
      expect(submit.done).toHaveBeenCalledOnce();
    },
  );

  it.each([
    ['a programming error · ERR-02', new TypeError('x is undefined'), 1],
    [
      'a server message meant for programs · ERR-04',
      new ServerError('password is too long.', { status: 400, code: 'invalid_request' }),
      0,
    ],
  ])('replaces %s with the generic message', async (_, error, logged) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { card, press } = setUp();

    await press('submit').fail(error);

    expect(card().failure).toEqual({ message: GENERIC_ERROR_MESSAGE });
    expect(log).toHaveBeenCalledTimes(logged);
  });
});
