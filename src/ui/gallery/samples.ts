import type { SelectOption } from '../index.ts';

export const school = {
  mark: {
    shape: 'M32 13.5 25.5 6.2a26.5 26.5 0 1 0 13 0Z',
    lines: 'M32 24.5V60M32 37 17 21.5M32 37l15-15.5M32 50 11.5 31.5M32 50l20.5-18.5',
  },
  schoolName: 'Alder Valley University',
  subtitle: 'Undergraduate admission',
};

export const promises = [
  'No application fee',
  'Test scores optional',
  'No essay',
  'A decision within two weeks',
];

export const months: readonly SelectOption[] = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'],
  ...['November', 'December'],
].map((label, index) => ({ value: String(index + 1), label }));

export const years: readonly SelectOption[] = Array.from({ length: 8 }, (_, index) => ({
  value: String(2019 + index),
  label: String(2019 + index),
}));

export const states: readonly SelectOption[] = [
  ...['Alabama', 'Alaska', 'Iowa', 'Maine', 'Maryland', 'Nebraska', 'Nevada', 'New Hampshire', 'New Jersey'],
  ...[
    'New Mexico',
    'New York',
    'North Carolina',
    'North Dakota',
    'Ohio',
    'Oklahoma',
    'Oregon',
    'Pennsylvania',
  ],
].map((name) => ({ value: name, label: name }));

/** As many as there are countries, to see that a long list opens at once. */
export const countries: readonly SelectOption[] = Array.from({ length: 250 }, (_, index) => ({
  value: `C${index}`,
  label: `${String.fromCharCode(65 + (index % 26))}${'aeiou'[index % 5]} country number ${index}`,
}));

/** Answers like the lookup, after a while; 'z' finds nothing. */
export async function findAddress(text: string): Promise<{ id: string; text: string; sub_text?: string }[]> {
  await new Promise((resolve) => setTimeout(resolve, 300));
  if (text.startsWith('z')) return [];
  return ['Hollow Road', 'Home Lane', 'Horn Court', 'Hart Street', 'Hill Way'].map((end, index) => ({
    id: String(index),
    text: `${text} ${end}`,
    sub_text: index === 4 ? undefined : 'Alder Valley, OR',
  }));
}
