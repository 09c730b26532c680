import { expect, test } from 'vitest';
import { TODAY } from '../../../core/test-support/viewOf.ts';
import { required, messagesOf, type RuleCase } from '../../test-support/messagesOf.ts';

const acks = { ack_conduct_ind: 'true', ack_records_ind: 'true' };
const signed = { signature_confirmed: 'true' };
const FINAL: RuleCase[] = [
  [76, 'heard_other', '', required('Where else you heard about us'), { heard_other_ind: 'true' }],
  [76, 'heard_other', '', null],
  [77, 'discipline_ind', '', required('School discipline')],
  [78, 'discipline_explain', '', required('Please explain'), { discipline_ind: 'yes' }],
  [
    78,
    'discipline_explain',
    'Too short',
    'Please explain must be at least 20 characters',
    { discipline_ind: 'yes' },
  ],
  [78, 'discipline_explain', '', null, { discipline_ind: 'no' }],
  [78, 'discipline_explain', '', null],
  [80, 'ack_accuracy_ind', '', 'Please accept all three statements.', acks],
  [80, 'ack_accuracy_ind', 'true', null, acks],
  [80, 'ack_accuracy_ind', 'true', 'Please accept all three statements.', { ack_conduct_ind: 'true' }],
  [81, 'signature_confirmed', '', 'Please sign your application.'],
  [81, 'signature_confirmed', 'true', null],
  [82, 'signature_name', '', required('Type your full legal name'), signed],
  [82, 'signature_name', 'AM', 'Type your full legal name must be at least 3 characters', signed],
  [82, 'signature_name', '', null],
  [83, 'signature_date', '', required("Today's date"), signed],
  [83, 'signature_date', TODAY, null, signed],
  [83, 'signature_date', '2024-06-01', null, signed],
  [
    83,
    'signature_date',
    '2024-05-31',
    'The date must be within the last twelve months. Its year is 2024.',
    signed,
  ],
  [
    83,
    'signature_date',
    '0025-06-01',
    'The date must be within the last twelve months. Its year is 25.',
    signed,
  ],
  [83, 'signature_date', '2025-06-02', 'The date cannot be in the future.', signed],
];

test.each(FINAL)('row %i %s %j → %j · VAL-04', (_, key, value, message, others) => {
  expect(messagesOf(key, value, others)).toEqual(message === null ? [] : [message]);
});
