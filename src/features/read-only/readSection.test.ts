import { describe, expect, it } from 'vitest';
import type { FormState } from '../../core/answers/FormState.ts';
import { viewOf } from '../../core/test-support/viewOf.ts';
import { formIndex } from '../../form/form.ts';
import type { ReadOnlyLine } from './ReadOnlyLine.ts';
import { readSection } from './readSection.ts';

const sections = formIndex.form.pages.flatMap((page) => page.sections);

/** Reads a section of the real form; answers are written as 'label: value', choices as '[X] label'. */
function read(id: string, answers: Record<string, string> = {}, rest: Partial<FormState> = {}) {
  const section = sections.find((each) => each.id === id);
  if (!section) throw new Error(`No section ${id}.`);
  const content = readSection(section, viewOf(answers, rest), (key) =>
    key === 'resume_doc' ? 'cv.pdf' : undefined,
  );
  return {
    lines: content.flatMap(write),
    items: content.flatMap((line) => (line.kind === 'item' ? [write(line)] : [])),
  };
}

function write(line: ReadOnlyLine): string[] {
  if (line.kind === 'note') return [line.text];
  if (line.kind === 'item') return [line.title, ...line.lines.flatMap(write)];
  if (line.kind === 'answer') return [`${line.label}: ${line.value}`];
  return [line.label, ...line.choices.map(({ label, chosen }) => `${chosen ? '[X]' : '[ ]'} ${label}`)];
}

describe('readSection', () => {
  it('shows text answers unchanged and each option on its own line, and omits hidden questions · ROLE-09, ROLE-10', () => {
    const { lines } = read('name', { first_name: 'Maya', other_name_ind: 'no', former_name: 'Old' });

    expect(lines).toContain('Legal first name: Maya');
    expect(lines).toContain('Middle name: ');
    expect(lines.slice(-3)).toEqual(['Are any of your records under a different name?', '[ ] Yes', '[X] No']);
  });

  it('uses the stored label of a choice, or else the label of its option · TRAP-54', () => {
    const answers = { citizenship_status: 'international', citizenship_country: 'CA' };

    expect(read('citizenship', answers).lines).toContain('Country of citizenship: Canada');
    expect(
      read('citizenship', { ...answers, citizenship_country_desc: 'Canada (2024 list)' }).lines,
    ).toContain('Country of citizenship: Canada (2024 list)');
  });

  it('includes only as many add-another items as the count allows, in the form’s order · ROLE-09, ROLE-15, TRAP-68', () => {
    const answers = {
      prev_college_ind: 'yes',
      prev_college_2_name: 'Three Forks',
      prev_college_2_start_month: '9',
      prev_college_2_start_year: '2023',
      prev_college_3_name: 'Removed',
    };
    const { items } = read('college', answers, { addAnother: { prev_college: 2 } });
    const { lines } = read('family', { parent_1_name: 'Maria' });

    expect(items.map(([title]) => title)).toEqual(['College 1', 'College 2']);
    expect(items[1]).toContain('College name: Three Forks');
    expect(items[1]).toContain('Start date: September 2023');
    expect(lines.slice(0, 2)).toEqual(['Parent or guardian 1', 'Name: Maria']);
  });

  it('includes only the chosen tab · ROLE-15, TRAP-68', () => {
    const answers = { home_city: 'Here', home_intl_address: 'There' };
    const us = read('address', answers).lines;
    const abroad = read('address', answers, { tabs: { home_address_tab: 'intl' } }).lines;

    expect(us).toEqual(expect.arrayContaining(['Permanent address: US or Canada', 'City: Here']));
    expect(us.join()).not.toMatch(/There|Outside the US/);
    expect(abroad).toContain('Full address: There');
    expect(abroad.join()).not.toContain('Here');
  });

  it('shows the note on signing only until the applicant confirms, and the questions that follow only afterwards · TRAP-68', () => {
    const before = read('signature', { signature_name: 'Maya' }).lines;
    const after = read('signature', { signature_confirmed: 'true', signature_name: 'Maya' }).lines;

    expect(before).toContain('Review your answers, then sign.');
    expect(before.join()).not.toContain('Maya');
    expect(after).not.toContain('Review your answers, then sign.');
    expect(after).toContain('Signed (full legal name): Maya');
  });

  it('includes the questions of a fieldset, such as the phone numbers, mobile first · row 23', () => {
    const { lines } = read('contact', { phone_home: '(814) 555-0142', phone_mobile: '(814) 555-0143' });

    expect(lines.slice(1, 3)).toEqual(['Mobile phone: (814) 555-0143', 'Home phone: (814) 555-0142']);
  });

  it('formats dates as the form does · ROLE-09', () => {
    expect(read('identity', { birth_date: '2007-04-17' }).lines).toContain('Date of birth: 04/17/2007');
    expect(read('identity', { birth_date: '2007' }).lines).toContain('Date of birth: 2007');
  });
});
