// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SummaryItem } from '../../core/run/validation/errorSummary.ts';
import { form } from '../../form/form.ts';
import { aStudent } from '../../session/test-support/aStudent.ts';
import { renderFor } from '../../session/test-support/renderFor.tsx';
import { ValidationSummary } from './ValidationSummary.tsx';

const [about, academics] = form.pages;
const submit = form.pages.at(-1);
const item = (page: (typeof form.pages)[number] | undefined, key: string) =>
  ({
    page: page ?? null,
    key,
    text: `${key} is wrong`,
    href: page ? `${page.path}#${key}` : null,
  }) as SummaryItem;

/** Shows the summary at /about, which is the second page of this form. */
function show(items: readonly SummaryItem[], validating = true) {
  const { sessions, form: store } = aStudent({ form });
  Object.assign(store.errors, { summary: () => items });
  store.errors.setValidating(validating);
  renderFor(sessions, <ValidationSummary form={{ pages: [academics!, about!, submit!] }} />);
}

describe('the validation summary', () => {
  it('lists the current page’s errors first, then the other pages’ · VSUM-01, VSUM-02', () => {
    show([item(academics, 'one'), item(about, 'two'), item(submit, 'three')]);

    const headings = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(headings).toEqual([about?.title, academics?.title, submit?.title]);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/about#two', '/education#one', '/final-steps#three']);
  });

  it('offers to skip from the current page’s errors to its first question · VSUM-01', () => {
    show([item(about, 'two'), item(academics, 'one')]);
    const section = document.body.appendChild(document.createElement('section'));
    section.id = 'name';
    section.innerHTML = '<input id="first_name">';
    section.scrollIntoView = () => undefined;

    fireEvent.click(screen.getByRole('button', { name: 'Go to the questions' }));

    expect(document.activeElement?.id).toBe('first_name');
    expect(screen.getByRole('button').closest('div')?.querySelector('h3')?.textContent).toBe(about?.title);
    section.remove();
  });

  it.each([
    [1, '1 item needs'],
    [27, '27 items need'],
  ])('shows the count of %i errors · VSUM-06', (count, words) => {
    show(Array.from({ length: count }, (_, index) => item(about, `key${String(index)}`)));

    expect(screen.getByRole('region', { name: 'Please review your application' }).textContent).toContain(
      `${words} your attention before you can submit. Select an item to go to that question.`,
    );
  });

  it('says so when there are no errors · VSUM-06', () => {
    show([]);

    const region = screen.getByRole('region', { name: 'Everything looks good' });
    expect(region.textContent).toContain('You can submit your application.');
  });

  it('is shown only during validation · VSUM-04', () => {
    show([item(about, 'one')], false);

    expect(screen.queryByRole('region')).toBeNull();
  });
});
