import { expectTypeOf, it } from 'vitest';
import { EXAMPLES, exampleFetch, type Reply, variant } from './index.ts';

it('each example has its own type, and an unknown name is a type error', () => {
  expectTypeOf(EXAMPLES.getProfile.replies['200:submitted'].body.last_page).toEqualTypeOf<'/final-steps'>();

  // @ts-expect-error it is misspelt
  exampleFetch({ getProfile: '200:submited' });
  // @ts-expect-error of another operation
  exampleFetch({ getProfile: '400:bad_credentials' });
});

it('a reply that openapi.yaml forbids is a type error', () => {
  // @ts-expect-error no such page
  variant('getProfile', '200:started', { last_page: '/abut' });
  // @ts-expect-error a code of another operation
  variant('logIn', '400:bad_credentials', { code: 'user_exists' });
  // @ts-expect-error no such state
  expectTypeOf({ status: 200, body: { status: 'DONE', url: '' } } as const).toExtend<Reply<'getPdf'>>();
  // @ts-expect-error a status that the operation does not declare
  expectTypeOf({ status: 418, body: { message: '' } } as const).toExtend<Reply<'getPdf'>>();
});
