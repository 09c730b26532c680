import { expect, it } from 'vitest';
import { renderStories } from './renderStories.ts';

it('the preview’s index links every story under its screen', () => {
  const page = renderStories([
    {
      name: 'Log In',
      links: [{ state: 'rejected: <b>', address: '/login?scenario=a:1:b&as=visitor', steps: [] }],
    },
    { name: 'Submit', links: [] },
  ]);

  expect(page).toContain('<h2>Log In</h2>');
  expect(page).toContain(
    '<a href="/login?scenario=a:1:b&amp;as=visitor" target="story">rejected: &lt;b></a>',
  );
  expect(page).toContain('<h2>Submit</h2>');
});
