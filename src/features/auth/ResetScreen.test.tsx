// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EXAMPLES, unanswered } from '../../session/test-support/server.ts';
import { findToast, GOOD_PASSWORD, renderCard } from './test-support/renderCard.tsx';

const LINK = '/reset?username=a%2Bb%40c.co&id=xyz';
const INCOMPLETE = 'This reset link is incomplete. Please request a new one.';

const BOTH = { 'New Password': GOOD_PASSWORD, 'Confirm Password': GOOD_PASSWORD };

describe('the Reset Password card', () => {
  it('posts the link’s values with the password and navigates to the login card, which does not mention an earlier session · AUTH-22, AUTH-38, AUTH-41, ROUTE-29', async () => {
    const card = renderCard(LINK);
    await card.send(BOTH);

    await screen.findByRole('heading', { name: 'Log In' });
    expect(card.calls.resetPassword.mock.calls).toEqual([
      [{ username: 'a+b@c.co', id: 'xyz', password: GOOD_PASSWORD, confirm_password: GOOD_PASSWORD }],
    ]);
    expect(card.state()).toEqual({
      username: 'a+b@c.co',
      rejected: true,
      message: { severity: 'success', text: EXAMPLES.resetPassword.replies['200:changed'].body.message },
    });
    expect(card.historyAction()).toBe('REPLACE');
  });

  it('posts an id without the `=3D` at its end if it is rejected with it, because a mail program may have added it · AUTH-22', async () => {
    const card = renderCard(`${LINK}=3D`);
    card.calls.resetPassword.mockReturnValueOnce('400:link_rejected');
    await card.send(BOTH);

    await screen.findByRole('heading', { name: 'Log In' });
    expect(card.calls.resetPassword.mock.calls.map(([{ id }]) => id)).toEqual(['xyz=', 'xyz']);
  });

  it('reports on submit that its link is incomplete, offers a new one, and counts only visible fields as needing another look · AUTH-30, TRAP-22', async () => {
    const card = renderCard('/reset?username=a%40b.co');
    await card.send({ ...BOTH, 'Confirm Password': 'another' });

    await screen.findByText('1 field needs another look.');
    expect(await findToast('alert', 'Reset Password Card Error')).toContain(INCOMPLETE);
    expect(card.calls.resetPassword).not.toHaveBeenCalled();
    const toast = within(screen.getByRole('alert', { name: 'Reset Password Card Error' }));
    expect(toast.getByRole('link', { name: 'Request a new link' }).getAttribute('href')).toBe('/forgot');
  });
});

it.each([
  ['?username=a%40b.co&id=xyz', '#top', '/reset#top'],
  ['?username=a%40b.co&amp;id=xyz&lang=en', '#top', '/reset#top'],
  ['?username=a%40b.co', '#38;id=xyz', '/reset'],
])(
  'the Reset Password card removes every parameter of its link from the address, even in StrictMode: %s%s · TRAP-22',
  (search, hash, address) => {
    const carried = { id: '1', revision: 1, answers: {}, addAnother: {}, tabs: {} };
    const card = renderCard({ pathname: '/reset', search, hash, state: { carried } });

    expect(card.address()).toBe(address);
    expect(card.state()).toEqual({ carried });
  },
);

it.each([
  ['/reset', true],
  ['/reset?id=xyz', true],
  [LINK, false],
])(
  'the Reset Password card opened at %s explains how to get a link: %s · TRAP-22',
  (address, isExplained) => {
    renderCard(address);

    const text = 'To set a new password, open the link in our email again or request a new one.';
    expect(screen.queryByText(text) !== null).toBe(isExplained);
  },
);

describe('a failed reset', () => {
  const UNKNOWN = 'We could not tell whether your new password was saved. Try logging in with it first.';

  it('does not report a used link if the reply to an earlier attempt was lost, because that attempt may have changed the password · ERR-27', async () => {
    const card = renderCard(LINK);
    card.calls.resetPassword.mockImplementationOnce(unanswered());
    await card.send(BOTH);
    expect(await findToast('alert', 'Reset Password Card Error')).toContain('unexpected error');
    expect(screen.getByText(UNKNOWN)).toBeTruthy();
    card.calls.resetPassword.mockReturnValueOnce('400:link_rejected');

    await card.user.click(card.submit());

    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(UNKNOWN));
    expect(screen.queryByText(/already used/)).toBeNull();
  });

  it('reports a link that is cut off, too old or used if no earlier reply was lost', async () => {
    const card = renderCard(LINK);
    card.calls.resetPassword.mockReturnValueOnce('400:link_rejected');

    await card.send(BOTH);

    expect(await findToast('alert', 'Reset Password Card Error')).toContain(
      'is incomplete, has expired or was already used',
    );
    expect(screen.queryByText(UNKNOWN)).toBeNull();
  });
});
