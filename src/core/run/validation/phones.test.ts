import { describe, expect, test } from 'vitest';
import { rule } from '../../declare/Rule.ts';
import { checkbox, phone, text } from '../../kinds/builders.ts';
import { domesticPhone, requiredWhen } from '../../declare/Check.ts';
import type { FormNode } from '../../declare/FormNode.ts';
import { wrong } from '../../test-support/wrong.ts';

describe('phone validation', () => {
  const international = (extra: FormNode[]) => [
    phone('phone_home', {
      label: 'Home',
      checks: [
        domesticPhone('validHome'),
        requiredWhen(
          [rule('phone_mobile', 'notAnswered'), rule('phone_international', 'notAnswered')],
          'oneRequired',
        ),
      ],
    }),
    phone('phone_mobile', {
      label: 'Mobile',
      checks: [
        domesticPhone('validMobile'),
        requiredWhen([rule('optin_sms_ind', 'equals', 'true')], 'optIn'),
      ],
    }),
    checkbox('optin_sms_ind', { label: 'Texts' }),
    ...extra,
  ];
  const domestic = international([]);
  const withThird = international([text('phone_international', { label: 'International', max: 20 })]);
  const [home, mobile] = ['(814) 555-0142', '(814) 555-0143'];
  const one = { phone_home: ['oneRequired'] };

  type Row = [id: string, nodes: FormNode[], answers: Record<string, unknown>, messages: object];
  test.each<Row>([
    ['VAL-23 requires one number if both are blank', domestic, {}, one],
    ['VAL-23 accepts a home number', domestic, { phone_home: home }, {}],
    ['VAL-23 accepts a mobile number', domestic, { phone_mobile: mobile }, {}],
    ['VAL-24 requires one number if all three are blank', withThird, {}, one],
    ['VAL-24 accepts an international number', withThird, { phone_international: '+44 20 7946 0958' }, {}],
    [
      'VAL-25 requires a mobile number for text messages',
      domestic,
      { phone_home: home, optin_sms_ind: 'true' },
      { phone_mobile: ['optIn'] },
    ],
    ['VAL-25 allows texts to a mobile', domestic, { phone_mobile: mobile, optin_sms_ind: 'true' }, {}],
    [
      'VAL-25 reports both errors if text messages are wanted without any number',
      domestic,
      { optin_sms_ind: 'true' },
      { ...one, phone_mobile: ['optIn'] },
    ],
    [
      'VAL-25 does not accept an international number for text messages',
      withThird,
      { phone_international: '+442079460958', optin_sms_ind: 'true' },
      { phone_mobile: ['optIn'] },
    ],
    ['TRAP-42 needs no mobile number without texts', domestic, { phone_home: home, optin_sms_ind: '' }, {}],
  ])('%s', (_, nodes, answers, messages) => {
    expect(wrong(nodes, answers)).toEqual(messages);
  });

  test.each([
    ['(814) 555-0142', true],
    ['(214) 555-0142', true],
    ['(914) 055-0142', true],
    ['(114) 555-0142', false],
    ['(014) 555-0142', false],
    ['814-555-0142', false],
    ['8145550142', false],
    ['(814)555-0142', false],
    ['(814) 555-014', false],
    ['(814) 555-01422', false],
    ['+1 (814) 555-0142', false],
  ])('whether the number %j is accepted: %j · VAL-21, VAL-22', (value, accepted) => {
    expect(wrong(domestic, { phone_home: value })).toEqual(accepted ? {} : { phone_home: ['validHome'] });
    expect(wrong(domestic, { phone_mobile: value })).toEqual(
      accepted ? {} : { phone_mobile: ['validMobile'] },
    );
  });
});
