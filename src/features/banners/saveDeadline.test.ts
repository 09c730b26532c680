import { expect, it } from 'vitest';
import { school } from '../../tenant/chosenTenant.ts';
import { calendarFile } from './saveDeadline.ts';

it('the calendar file has an event that ends with the deadline, names the university, and reminds a day before · BAN-18, BEY-05', () => {
  const deadline = {
    date: '2024-11-20',
    shown: '11/20',
    statement: 'application deadline',
    isDeadline: true,
  };

  const university = { ...school, name: 'Alder, Valley; University' };

  const lines = calendarFile(deadline, university, 'https://apply.example.edu/').split('\r\n');

  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
  expect(lines).toContain('DTSTART:20241121T042900Z');
  expect(lines).toContain('DTEND:20241121T045900Z');
  expect(lines).toContain('TRIGGER;RELATED=END:-P1D');
  expect(lines).toContain('SUMMARY:Alder\\, Valley\\; University: application deadline');
  expect(lines).toContain('UID:20241120@apply.example.edu');
});

it('long lines are folded after at most 75 octets, not within a character, and read the same · BAN-18', () => {
  const name = 'Universität für Angewandte Künste, Wissenschaften und Überlieferungen zu Köln';

  const file = calendarFile(
    { date: '2024-11-20', shown: '11/20', statement: 'application deadline' },
    { ...school, name },
    'https://apply.example.edu/',
  );

  const octets = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...octets)).toBe(75);
  expect(file.replaceAll('\r\n ', '')).toContain(
    `SUMMARY:${name.replace(',', '\\,')}: application deadline\r\n`,
  );
});
