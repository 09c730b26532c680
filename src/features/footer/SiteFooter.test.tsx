// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { text } from '../../core/kinds/builders.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { createSdk } from '../../session/calls/createSdk.ts';
import type { SdkError } from '../../session/index.ts';
import { aHost } from '../../session/test-support/aHost.ts';
import { renderFor } from '../../session/test-support/renderFor.tsx';
import { SiteFooter } from './SiteFooter.tsx';

const FORM = formOf(text('first_name', { label: 'First name' }));

async function openDialog(name: string, sessions = aHost({ form: FORM }).sessions) {
  const user = userEvent.setup();
  renderFor(sessions, null, <SiteFooter />);
  await user.click(screen.getByRole('button', { name }));
  const dialog = screen.getByRole('dialog', { name });
  await within(dialog).findByRole(name === 'Help' ? 'region' : 'list');
  return { user, dialog };
}

it('the footer is the contentinfo landmark, with the office; Help and Privacy show its contact details, and Help shows no reference before a call has failed · FOOT-01, FOOT-02, FOOT-03, FOOT-04, FOOT-07, FOOT-08', async () => {
  const readContact = (dialog: HTMLElement) => dialog.querySelector('dl')?.textContent;
  const help = await openDialog('Help');
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText(/Office of Undergraduate Admission/)).toBeTruthy();
  expect(footer.getByRole('link', { name: '(814) 555-0142' })).toBeTruthy();
  const inHelp = readContact(help.dialog);
  expect(within(help.dialog).getByRole('link', { name: /@/ }).getAttribute('href')).toBe(
    'mailto:admission@aldervalley.example',
  );
  expect(within(help.dialog).getByRole('link', { name: '(814) 555-0142' }).getAttribute('href')).toMatch(
    /^tel:/,
  );
  expect(within(help.dialog).queryByRole('button', { name: 'Copy' })).toBeNull();
  cleanup();

  const privacy = await openDialog('Privacy');
  expect(readContact(privacy.dialog)).toBe(inHelp);
  for (const part of [
    '100 College Avenue',
    'Alder Valley, PA 16999',
    'Monday–Friday, 8:30 a.m.–5:00 p.m. ET',
  ])
    expect(inHelp).toContain(part);
});

it('Help says what is tested for accessibility, what is missing, and how to ask for another format · FOOT-09', async () => {
  const { dialog } = await openDialog('Help');

  const accessibility = within(dialog).getByRole('region', { name: 'Accessibility' });
  expect(within(accessibility).getAllByRole('listitem').length).toBeGreaterThan(0);
  expect(accessibility.textContent).toMatch(/axe.*another format/);
});

it('Help links to the licence notices of the build', async () => {
  const { dialog } = await openDialog('Help');

  const link = within(dialog).getByRole('link', { name: /^Licenses of the software/ });
  expect(link.getAttribute('href')).toBe('/notices.txt');
});

it('Privacy shows a cookie notice with a link for each browser · FOOT-05, FOOT-06', async () => {
  const { dialog } = await openDialog('Privacy');

  expect(dialog.textContent).toMatch(/We use cookies that are needed to keep you signed in/);
  for (const browser of ['Chrome', 'Edge', 'Firefox', 'Safari']) {
    const link = within(dialog).getByRole('link', { name: new RegExp(browser) });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  }
});

/** Simulates a call that failed at 09:05:07 UTC. */
async function aPageWithAFailedCall() {
  const reject: typeof fetch = async () => new Response('{"message":"555-12-3456"}', { status: 500 });
  const { sessions } = aHost({ form: FORM });
  const onFailure = (error: SdkError) => sessions.failedCall.note(error);
  const sdk = createSdk({ baseUrl: 'http://localhost', fetch: reject, onFailure });
  window.history.replaceState(null, '', '/login?token=Secret');
  vi.setSystemTime('2026-11-23T09:05:07.890Z');
  await sdk.logIn({ username: 'a@b.example', password: 'Secret-Pass-2026' }).catch(() => undefined);
  vi.useRealTimers();
  const [reference = ''] = sessions.failedCall.text.split(',');
  expect(reference).toMatch(/^[0-9a-f]{8}$/);
  return { sessions, text: `${reference}, /login, 2026-11-23T09:05:07.890Z` };
}

const copy = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Copy' });

it('a button in Help copies the page, time and reference of the last failed call, and confirms this · FOOT-08', async () => {
  const { sessions, text: shown } = await aPageWithAFailedCall();
  const { user, dialog } = await openDialog('Help', sessions);
  expect(within(dialog).getByText(shown).getAttribute('translate')).toBe('no');
  expect(dialog.textContent).not.toMatch(/Secret|a@b|3456/);

  await user.click(copy(dialog));

  expect(await navigator.clipboard.readText()).toBe(shown);
  expect(within(dialog).getByRole('status').textContent).toBe('Copied.');
});

it.each([
  ['is missing', undefined],
  ['denies access', { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
])('the Copy button in Help selects the reference if the clipboard %s · FOOT-08', async (_how, clipboard) => {
  const { sessions, text: shown } = await aPageWithAFailedCall();
  const { user, dialog } = await openDialog('Help', sessions);
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(clipboard as unknown as Clipboard);

  await user.click(copy(dialog));

  expect(getSelection()?.toString()).toBe(shown);
  expect(within(dialog).getByRole('status').textContent).toMatch(/copy it yourself/);
});
