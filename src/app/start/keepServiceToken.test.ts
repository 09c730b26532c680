// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { keepServiceToken, takeServiceToken } from './keepServiceToken.ts';

const open = (address: string) => window.history.replaceState(null, '', address);
const address = () => window.location.pathname + window.location.search + window.location.hash;
beforeEach(() => open('/about'));

it('ROLE-07, TRAP-48 a service token is read once and leaves the address bar; a reload finds it', () => {
  open('/x?service_token=s3cret&token=abc#q');

  expect(takeServiceToken()).toBe('s3cret');

  expect(address()).toBe('/x?token=abc#q');
  expect(takeServiceToken()).toBe('s3cret');
});

it('TRAP-49 an empty service token is none', () => {
  open('/about?service_token=');

  expect(takeServiceToken()).toBeNull();
  expect(address()).toBe('/about');
});

it('TRAP-48 the entry a redirect makes holds the token as well', () => {
  let tell = () => {};
  const router = { subscribe: (listener: () => void) => ((tell = listener), () => undefined) };
  keepServiceToken('s3cret', router);

  window.history.replaceState({ idx: 1 }, '', '/about');
  tell();

  expect(window.history.state).toEqual({ idx: 1, serviceToken: 's3cret' });
});
