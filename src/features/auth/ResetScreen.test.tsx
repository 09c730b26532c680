// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EXAMPLES, unanswered } from '../../session/test-support/server.ts';
import { findToast, GOOD_PASSWORD, renderCard } from './test-support/renderCard.tsx';

const LINK = '/reset?username=a%2Bb%40c.co&id=xyz';
const INCOMPLETE = 'This reset link is incomplete. Please request a new one.';

type Card = ReturnType<typeof renderCard>;

async function typeBoth({ user, field }: Card, password: string, again: string) {
  await user.type(field('New Password'), password);
  await user.type(field('Confirm Password'), again);
}

describe('the reset card', () => {
  it('posts the link’s values with the password and navigates to the login card · AUTH-22, AUTH-38, AUTH-41, ROUTE-29', async () => {
    const card = renderCard(LINK);
    await typeBoth(card, GOOD_PASSWORD, `${GOOD_PASSWORD}{Enter}`);

    await screen.findByRole('heading', { name: 'Log In' });
    expect(card.calls.resetPassword.mock.calls).toEqual([
      [{ username: 'a+b@c.co', id: 'xyz', password: GOOD_PASSWORD, confirm_password: GOOD_PASSWORD }],
    ]);
    expect(card.state()).toEqual({
      username: 'a+b@c.co',
      message: { severity: 'success', text: EXAMPLES.resetPassword.replies['200:changed'].body.message },
    });
    expect(card.historyAction()).toBe('REPLACE');
  });

  it.each(['/reset?username=a%40b.co'])(
    'reports on submit that the link %s is incomplete and offers a new one · AUTH-30, TRAP-22',
    async (address) => {
      const card = renderCard(address);
      await typeBoth(card, GOOD_PASSWORD, `${GOOD_PASSWORD}{Enter}`);

      expect(await findToast('alert', 'Reset Password Card Error')).toContain(INCOMPLETE);
      expect(card.calls.resetPassword).not.toHaveBeenCalled();
      const toast = within(screen.getByRole('alert', { name: 'Reset Password Card Error' }));
      const link = toast.getByRole('link', { name: 'Request a new link' });
      expect(link.getAttribute('href')).toBe('/forgot');
      await card.user.click(link);
      expect(card.path()).toBe('/forgot');
      expect(screen.queryByRole('alert', { name: 'Reset Password Card Error' })).toBeNull();
    },
  );
});

describe('the URL of the reset card', () => {
  it('loses the link’s parameters and keeps the rest, even in StrictMode · TRAP-22', () => {
    const carried = { id: '1', revision: 1, answers: {}, addAnother: {}, tabs: {} };
    const [pathname, search] = LINK.split('?');
    const card = renderCard({ pathname, search: `?${search}&lang=en`, hash: '#top', state: { carried } });

    expect(card.address()).toBe('/reset?lang=en#top');
    expect(card.state()).toEqual({ carried });
  });
});

describe('the explanation on the reset card', () => {
  const REOPEN = 'To set a new password, open the link in our e-mail again or request a new one.';

  it.each(['/reset', '/reset?id=xyz'])(
    'appears at once if the URL is %s, as after a reload · TRAP-22',
    (address) => {
      renderCard(address);

      expect(screen.getByText(REOPEN)).toBeTruthy();
    },
  );

  it('is not shown while the card has the link', () => {
    renderCard(LINK);

    expect(screen.queryByText(REOPEN)).toBeNull();
  });
});

describe('a failed reset', () => {
  const UNKNOWN = 'We could not tell whether your new password was saved. Try logging in with it first.';

  it('also reports that the password may have been changed if the reply was lost · ERR-27', async () => {
    const card = renderCard(LINK);
    card.calls.resetPassword.mockImplementationOnce(unanswered());

    await typeBoth(card, GOOD_PASSWORD, `${GOOD_PASSWORD}{Enter}`);

    expect(await findToast('alert', 'Reset Password Card Error')).toContain('unexpected error');
    expect(screen.getByText(UNKNOWN)).toBeTruthy();
  });

  it('does not report the link as used if an earlier reply was lost', async () => {
    const card = renderCard(LINK);
    card.calls.resetPassword.mockImplementationOnce(unanswered());
    await typeBoth(card, GOOD_PASSWORD, `${GOOD_PASSWORD}{Enter}`);
    await findToast('alert', 'Reset Password Card Error');
    const usedUp = 'This reset link has expired or was already used. Please request a new one.';
    card.calls.resetPassword.mockReturnValueOnce('400:link_rejected');

    await card.user.click(card.submit());

    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(UNKNOWN));
    expect(screen.queryByText(usedUp)).toBeNull();
  });

  it('reports a used link if no reply was lost', async () => {
    const card = renderCard(LINK);
    card.calls.resetPassword.mockReturnValueOnce('400:link_rejected');

    await typeBoth(card, GOOD_PASSWORD, `${GOOD_PASSWORD}{Enter}`);

    expect(await findToast('alert', 'Reset Password Card Error')).toContain('already used');
    expect(screen.queryByText(UNKNOWN)).toBeNull();
  });
});
