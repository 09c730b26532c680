import { expectTypeOf, test } from 'vitest';
import type { ClientSnapshot } from './ClientSnapshot.ts';

test('the snapshot has a name, a last page and a number of logins · ENT-01', () => {
  expectTypeOf<ClientSnapshot>().toHaveProperty('username').toEqualTypeOf<string>();
  expectTypeOf<ClientSnapshot>().toHaveProperty('last_page').toEqualTypeOf<string | null>();
  expectTypeOf<ClientSnapshot>().toHaveProperty('num_logins').toEqualTypeOf<number>();
});
