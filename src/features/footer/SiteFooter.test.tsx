// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SiteFooter } from './SiteFooter.tsx';

async function openDialog(name: string) {
  const user = userEvent.setup();
  render(<SiteFooter />);
  await user.click(screen.getByRole('button', { name }));
  return { user, dialog: screen.getByRole('dialog', { name }) };
}

it('is the page’s contentinfo and names the office · FOOT-07', () => {
  render(<SiteFooter />);

  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText(/Office of Undergraduate Admission/)).toBeTruthy();
  expect(footer.getByRole('link', { name: '(814) 555-0142' })).toBeTruthy();
});

it.each(['Help', 'Privacy'])(
  '%s opens a dialog; Escape closes it, focus returns · FOOT-01, FOOT-02',
  async (name) => {
    const { user } = await openDialog(name);

    await user.keyboard('{Escape}');

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name }));
  },
);

it('both dialogs show the same contact details · FOOT-03, FOOT-04', async () => {
  const readContact = (dialog: HTMLElement) => dialog.querySelector('dl')?.textContent;
  const help = await openDialog('Help');
  const inHelp = readContact(help.dialog);
  expect(within(help.dialog).getByRole('link', { name: /@/ }).getAttribute('href')).toBe(
    'mailto:admission@aldervalley.example',
  );
  expect(within(help.dialog).getByRole('link', { name: '(814) 555-0142' }).getAttribute('href')).toMatch(
    /^tel:/,
  );
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

it('Privacy is a cookie notice with a link for each browser · FOOT-05, FOOT-06', async () => {
  const { dialog } = await openDialog('Privacy');

  expect(dialog.textContent).toMatch(/We use cookies that are needed to keep you signed in/);
  for (const browser of ['Chrome', 'Edge', 'Firefox', 'Safari']) {
    const link = within(dialog).getByRole('link', { name: new RegExp(browser) });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  }
});
