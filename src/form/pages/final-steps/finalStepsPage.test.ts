import { expect, test } from 'vitest';
import { TODAY } from '../../../core/test-support/viewOf.ts';
import { expectedOf, messagesOf, type RuleCase } from '../../test-support/messagesOf.ts';

const acks = { ack_conduct_ind: 'true', ack_records_ind: 'true' };
const signed = { signature_confirmed: 'true' };
const FINAL: RuleCase[] = [
  [76, 'heard_other', '', 'required', { heard_other_ind: 'true' }],
  [76, 'heard_other', '', null],
  [77, 'discipline_ind', '', 'required'],
  [78, 'discipline_explain', '', 'required', { discipline_ind: 'yes' }],
  [78, 'discipline_explain', 'Too short', '{name} must be at least 20 characters', { discipline_ind: 'yes' }],
  [78, 'discipline_explain', '', null, { discipline_ind: 'no' }],
  [78, 'discipline_explain', '', null],
  [80, 'ack_accuracy_ind', '', 'required', acks],
  [80, 'ack_accuracy_ind', 'true', null, acks],
  [80, 'ack_accuracy_ind', 'true', 'required', { ack_conduct_ind: 'true' }],
  [81, 'signature_confirmed', '', 'required'],
  [81, 'signature_confirmed', 'true', null],
  [82, 'signature_name', '', 'required', signed],
  [82, 'signature_name', 'AM', '{name} must be at least 3 characters', signed],
  [82, 'signature_name', '', null],
  [83, 'signature_date', '', 'required', signed],
  [83, 'signature_date', TODAY, null, signed],
  [83, 'signature_date', '2024-06-01', null, signed],
  [83, 'signature_date', '2024-05-31', 'dateFrom', signed],
  [83, 'signature_date', '0025-06-01', 'dateFrom', signed],
  [83, 'signature_date', '2025-06-02', 'dateUpTo', signed],
];

test.each(FINAL)('row %i %s %j → %j · VAL-04', (_, key, value, says, others) => {
  expect(messagesOf(key, value, others)).toEqual(expectedOf(key, value, says));
});
