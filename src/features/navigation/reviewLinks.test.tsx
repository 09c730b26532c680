// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { text } from '../../core/kinds/builders.ts';
import { pageOf } from '../../core/test-support/formOf.ts';
import { answering } from '../../session/test-support/server.ts';
import { aStudent } from '../../session/test-support/aStudent.ts';
import { renderFor } from '../../session/test-support/renderFor.tsx';
import { BackToReview, ChangeLink } from './reviewLinks.tsx';

const FORM = {
  pages: [pageOf('about', [text('first_name', { label: 'First name' })]), pageOf('education', [])],
};
const PLANS = { id: 'plans', title: 'Your plans', path: '/education', first: 'hs_name' };
const NAME = { id: 'name', title: 'Your name', path: '/about', first: 'first_name' };
const LINKS = (
  <>
    <ChangeLink section={PLANS} />
    <ChangeLink section={NAME} />
    <BackToReview path="/final-steps" sectionId="name" />
    <BackToReview path="/final-steps" sectionId="plans" />
  </>
);

function aStudentAtTheReview() {
  const calls = { saveAnswers: answering('saveAnswers'), postValidations: answering('postValidations') };
  const student = aStudent({ form: FORM, calls });
  student.form.change({ first_name: 'Maya' });
  return { ...student, calls, ...renderFor(student.sessions, LINKS) };
}

const change = (title: string) => screen.getByRole('link', { name: `Change: ${title}` });

it('a review link is named after its section, has a real href, and saves the answers before opening the section’s first question · NAV-04', async () => {
  const { calls, path, state, historyAction } = aStudentAtTheReview();
  expect(change('Your plans').getAttribute('href')).toBe('/education#hs_name');

  fireEvent.click(change('Your plans'));

  await vi.waitFor(() => expect(path()).toBe('/education'));
  expect(calls.saveAnswers).toHaveBeenCalledOnce();
  expect(state()).toEqual({ focus: 'hs_name', reviewed: 'plans' });
  expect(historyAction()).toBe('PUSH');
});

it('only the section opened from the review shows a link back, even when the review is on the same page', async () => {
  const { calls, path, state, historyAction } = aStudentAtTheReview();
  expect(screen.queryByRole('link', { name: 'Back to your review' })).toBeNull();

  fireEvent.click(change('Your name'));
  const back = await screen.findByRole('link', { name: 'Back to your review' });
  expect(historyAction()).toBe('REPLACE');
  expect(calls.saveAnswers).toHaveBeenCalledOnce();
  fireEvent.click(back);

  await vi.waitFor(() => expect(path()).toBe('/final-steps'));
  expect(state()).toEqual({ focus: 'change-name', reviewed: 'name' });
});
