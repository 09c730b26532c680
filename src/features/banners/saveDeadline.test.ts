import { expect, it } from 'vitest';
import { calendarFile } from './saveDeadline.ts';

it('the calendar file contains the deadline as an all-day event that names the university · BAN-18', () => {
  const deadline = {
    date: '2024-11-20',
    shown: '11/20',
    statement: 'application deadline',
    isDeadline: true,
  };

  const lines = calendarFile(deadline, 'Alder, Valley; University', 'https://apply.example.edu/').split(
    '\r\n',
  );

  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
  expect(lines).toContain('DTSTART;VALUE=DATE:20241120');
  expect(lines).toContain('SUMMARY:Alder\\, Valley\\; University: application deadline');
  expect(lines).toContain('UID:20241120@apply.example.edu');
});
