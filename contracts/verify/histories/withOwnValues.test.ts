import { expect, it } from 'vitest';
import { PUBLIC_TOKEN } from '../../model/vocabulary.ts';
import { withOwnValues } from './withOwnValues.ts';

const own = 'a-token-that-is-longer-than-the-usual-one';
it.each([
  ['the token', PUBLIC_TOKEN, own],
  ['one that is a letter longer', `${PUBLIC_TOKEN}x`, `${own}x`],
  ['one of the greatest length', PUBLIC_TOKEN.padEnd(512, 'x'), own.padEnd(512, 'x')],
])(
  '%s is replaced by the provider’s own, and stays as long as the contract allows · CARD-14',
  (_, token, right) => {
    const call = { operation: 'getPublicView', query: { token } };

    expect(withOwnValues(call, { public_token: own }).query).toEqual({ token: right });
  },
);
