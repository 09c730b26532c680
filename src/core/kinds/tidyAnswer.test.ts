import fc from 'fast-check';
import { expect, it } from 'vitest';
import { autocomplete, phone, select, sensitive, text, textarea } from '../kinds/builders.ts';
import { email, integer, number, pattern, url } from '../declare/Check.ts';
import type { Question } from '../declare/FormNode.ts';
import { roomFor } from './roomFor.ts';
import { tidyAnswer } from '../kinds/kinds.ts';

const WEB = text('portfolio_url', { label: '', checks: [url()] });
const MAIL = text('contact_email', { label: '', checks: [email()] });
const ZIP = text('home_postal_code', { label: '', checks: [pattern(/^\d{5}$/, '')] });
const ABROAD = text('phone_international', { label: '', checks: [pattern(/^\+/, '')] });
const COUNT = text('siblings_count', { label: '', max: 2, checks: [integer(0, 20)] });
const GPA = text('hs_gpa', { label: '', checks: [number(0, 100)] });
const NAME = text('first_name', { label: '' });
const A_NUMBER = sensitive('alien_number', {
  label: '',
  max: 10,
  checks: [pattern(/^A/, '')],
  tidy: (typed) => typed.toUpperCase().replace(/[\s-]/g, ''),
});

it.each<[string, Question, string, string]>([
  ['a ZIP code surrounded by spaces', ZIP, ' 16601 ', '16601'],
  ['a ZIP code in Arabic digits', ZIP, '١٦٦٠١', '16601'],
  ['a postal code with a no-break space', ZIP, 'K1A\u00a00B1', 'K1A 0B1'],
  ['a ZIP code with a no-break hyphen', ZIP, '16601\u20111234', '16601-1234'],
  ['a foreign phone number copied from a contact', ABROAD, '\u202a+49\u202f171\u2011123', '+49 171-123'],
  ['a foreign phone number in full-width characters', ABROAD, '＋８１　３－１２３４', '+81 3-1234'],
  ['a phone number with a space', phone('phone_home', { label: '' }), '(814) 555-0142 ', '(814) 555-0142'],
  ['a web address surrounded by spaces', WEB, ' https://me.example ', 'https://me.example'],
  ['a web address without its scheme', WEB, 'www.me.example/work', 'https://www.me.example/work'],
  ['a web address with another scheme', WEB, 'ftp://me.example', 'ftp://me.example'],
  ['text that is not a web address', WEB, 'my page', 'my page'],
  ['a name that only begins like a web address', WEB, 'www.behance', 'www.behance'],
  ['text with a web address in it', WEB, 'see me.example', 'see me.example'],
  ['a web address with a port and a query', WEB, 'me.example:8080?page=1', 'https://me.example:8080?page=1'],
  ['a web address in another script', WEB, 'माया.भारत', 'https://माया.भारत'],
  ['a web address in full-width characters', WEB, 'ｈｔｔｐｓ：／／me．example', 'https://me.example'],
  ...'me.com ana.github.io linktr.ee/ana me.co.uk me.ac.in Ana.ART me.xn--p1ai www.me.zip'
    .split(' ')
    .map((typed): [string, Question, string, string] => [`“${typed}”`, WEB, typed, `https://${typed}`]),
  ['a host with ideographic full stops', WEB, 'www。me｡example/（1）', 'https://www.me.example/（1）'],
  ['a web address with an @ in its path', WEB, 'me.example/@ana', 'https://me.example/@ana'],
  ...[
    ...['n.a', 'N.A.', 'e.g', 'n/a', 'none.', '3.7', '12.05.2005', '192.168.0.1', 'www.', 'me..example'],
    ...['ana@marsh.example', 'first.last@marsh.example/work', 'first.last:pw@marsh.example', '@ana.marsh'],
    ...['resume.pdf', 'My-Portfolio.DOCX', '-.example', 'portfolio.html', 'work.zip', 'reel.mov', 'cv.pages'],
    ...'not.yet Mr.Smith see.attached не.знаю ask.me log.in coming.soon Ph.D no.portfolio'.split(' '),
  ].map((typed): [string, Question, string, string] => [`“${typed}” as a web address`, WEB, typed, typed]),
  [
    'an e-mail address copied from a mail',
    MAIL,
    '\u200BAna <mailto:ana@marsh.example>,',
    'ana@marsh.example',
  ],
  ['a web address with invisible characters', WEB, '\u2060www.me.exam\u00ADple', 'https://www.me.example'],
  ['a ZIP code with invisible characters', ZIP, '\u200E166\u200B01', '16601'],
  ['a number with an invisible character', COUNT, '\u20602', '2'],
  ['a number with a thousands separator', COUNT, '1,200', '1200'],
  ['a number with two thousands separators', COUNT, '12,000,000', '12000000'],
  ['text that ends with such a number', COUNT, 'about 1,200', 'about 1,200'],
  ['text that begins with such a number', COUNT, '1,200 or so', '1,200 or so'],
  ['a number with a no-break space as a separator', COUNT, '1\u202f200', '1200'],
  ['a number written as 007', COUNT, '007', '7'],
  ['a zero written as 00', COUNT, '00', '0'],
  ['a full-width number surrounded by spaces', COUNT, '　２ ', '2'],
  ['a negative number with a leading zero', COUNT, '-01', '-1'],
  ['a decimal number with a leading zero', GPA, '03.50', '3.50'],
  ['a number below one', GPA, '0.5', '0.5'],
  ['a number with a decimal comma', GPA, '13,85', '13.85'],
  ['an Arabic decimal number', GPA, '٣٫٨', '3.8'],
  ['a zero followed by a group of three digits', COUNT, '0 300', '0 300'],
  ['a list of numbers', GPA, '3,8,1', '3,8,1'],
  ['a number and a half', GPA, '3½', '3.5'],
  ['a number and three quarters', GPA, '93 ¾', '93.75'],
  ['a number and a quarter in full width', GPA, '３¼', '3.25'],
  ...['½', '3½5', '3.5½', 'A½'].map((typed): [string, Question, string, string] => [
    typed,
    GPA,
    typed,
    typed,
  ]),
  ...['1½', '30 ½', '2²', '①'].map((typed): [string, Question, string, string] => [
    typed,
    COUNT,
    typed,
    typed,
  ]),
  ['a comma in a whole number', COUNT, '1,5', '1,5'],
  ['a word in a number field', COUNT, 'two', 'two'],
  ['an A-number in lower case', A_NUMBER, 'a12345678', 'A12345678'],
  ['an A-number with hyphens', A_NUMBER, 'A012-345-678', 'A012345678'],
  ['a name pasted with a tab', NAME, 'Mary\tAnn', 'Mary Ann'],
  ['a name with joiners', NAME, 'م\u200Cن 👩\u200D🎓', 'م\u200Cن 👩\u200D🎓'],
  ['a name with the blanks of another keyboard', NAME, 'Mary\u3000Ann\u00A0 Lee\u2009', 'Mary Ann Lee'],
  ['a name copied from a web page', NAME, '\uFEFFMa\u00ADry\u200B Ann\u2060', 'Mary Ann'],
  ['a name surrounded by spaces', NAME, ' Mary Ann ', 'Mary Ann'],
  ['a name in full-width letters', NAME, 'Ａｎａ', 'Ａｎａ'],
  [
    'an address followed by a space',
    autocomplete('home_address_line_1', { label: '', category: 'address', inputMax: 60 }),
    '１２ Elm ',
    '１２ Elm',
  ],
])(
  'tidying %s yields the expected text, and tidying it twice makes no difference',
  (_, question, typed, tidied) => {
    expect(tidyAnswer(question, typed)).toBe(tidied);
    expect(tidyAnswer(question, tidied)).toBe(tidied);
  },
);

it('an e-mail address is written with ordinary letters, however it was typed · VAL-10', () => {
  expect(tidyAnswer(MAIL, 'ａｎａ＠marsh．example')).toBe('ana@marsh.example');
});

it('multi-line text and choices stay unchanged, except for tabs and for characters that cannot be seen', () => {
  const lines = textarea('senior_courses', { label: '', max: 50 });
  const choice = select('entry_term', { label: '', options: { fall: 'Fall', spring: 'Spring' } });

  expect([tidyAnswer(lines, ' a\n b '), tidyAnswer(choice, 'fall')]).toEqual([' a\n b ', 'fall']);
  expect(tidyAnswer(lines, 'a\tb\u202E\u0007\u3000c\u200B')).toBe('a b c');
  expect(tidyAnswer(lines, '\u200B\u2800')).toBe('');
});

it('only numbers and answers with their own tidy get extra room in the input · VAL-26', () => {
  expect([COUNT, A_NUMBER, NAME].map((question) => roomFor(question as typeof COUNT))).toEqual([12, 20, 45]);
});

it.each([
  [MAIL, fc.emailAddress()],
  [WEB, fc.webUrl()],
  [ZIP, fc.stringMatching(/^\d{5}(-\d{4})?$/)],
  [COUNT, fc.integer().map(String)],
  [GPA, fc.stringMatching(/^[1-9]\d?(\.\d{1,3})?$/)],
  [NAME, fc.stringMatching(/^\p{L}+((-| |\u200D)\p{L}+)?$/u)],
] satisfies [Question, fc.Arbitrary<string>][])(
  'tidying never changes a valid answer ($key)',
  (question, anyRight) => {
    fc.assert(fc.property(anyRight, (answer) => tidyAnswer(question, answer) === answer));
  },
);
