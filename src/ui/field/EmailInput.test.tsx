// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { emailChunk } from '../chunks.ts';
import { EmailInput } from './EmailInput.tsx';

function Ask({ isForAccount, before = '' }: { isForAccount?: boolean; before?: string }) {
  const [value, setValue] = useState(before);
  return (
    <>
      <EmailInput
        id="contact_email"
        label="Email"
        value={value}
        clean={(text) => text.trim()}
        onChange={setValue}
        onCorrect={setValue}
        isForAccount={isForAccount}
      />
      <button>Next</button>
    </>
  );
}

async function renderEmail(props: Parameters<typeof Ask>[0] = {}) {
  await emailChunk.load();
  render(<Ask {...props} />);
  const user = userEvent.setup();
  const field = screen.getByLabelText<HTMLInputElement>('Email');
  const type = async (text: string) => {
    await user.clear(field);
    await user.type(field, text);
  };
  return { user, field, type, said: () => screen.getByRole('status').textContent };
}

it('a slip is asked about once its field is left, and one press corrects it · BEY-02', async () => {
  const { user, field, type, said } = await renderEmail();
  await type('ana@gmail.con');
  expect(said()).toBe('');
  await user.tab();
  expect(said()).toBe('Did you mean ana@gmail.com?');
  expect(field.getAttribute('aria-invalid')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Correct it' }));

  expect(field.value).toBe('ana@gmail.com');
  expect(said()).toBe('');
  expect(document.activeElement).toBe(field);
});

it('a dismissed hint does not return for the same address, but does for another one · BEY-02', async () => {
  const { user, field, type, said } = await renderEmail();
  await type('ana@yaho.com');
  await user.tab();
  await user.click(screen.getByRole('button', { name: 'Keep what I typed' }));
  expect([field.value, said()]).toEqual(['ana@yaho.com', '']);

  await type('ana@yaho.com');
  await user.tab();
  expect(said()).toBe('');

  await type('ben@yaho.com ');
  await user.tab();
  expect(said()).toBe('Did you mean ben@yahoo.com?');
  await user.type(field, 'x');
  expect(said()).toBe('');
});

it('an address that was not typed on this page is not asked about · BEY-02', async () => {
  const { user, field, said } = await renderEmail({ before: 'ana@gmial.com' });
  await user.click(field);
  await user.tab();

  expect(said()).toBe('');
});

it.each([
  [true, 'ana@psu.edu', /^Schools often close/],
  [true, 'ana@altoona.k12.pa.us', /^Schools often close/],
  [true, 'ana@gmial.com', /^Did you mean/],
  [true, 'ana@gmail.com', /^$/],
  [undefined, 'ana@psu.edu', /^$/],
])(
  'whether a new account’s address (%s) is a school’s is said at its field: %s · BEY-02',
  async (isForAccount, text, words) => {
    const { user, type, said } = await renderEmail({ isForAccount });
    await type(text);
    await user.tab();

    expect(said()).toMatch(words);
  },
);
