import type { Option } from '../../core/declare/Option.ts';
import { select } from '../../core/kinds/builders.ts';

const named = (names: string): readonly Option[] =>
  names.split(', ').map((name) => ({ value: name, label: name }));

/** The fifty states, the District of Columbia, the territories and the armed forces areas. */
export const US_STATES: readonly Option[] = named(
  'Alabama, Alaska, Arizona, Arkansas, California, Colorado, Connecticut, Delaware, District of Columbia, ' +
    'Florida, Georgia, Hawaii, Idaho, Illinois, Indiana, Iowa, Kansas, Kentucky, Louisiana, Maine, Maryland, ' +
    'Massachusetts, Michigan, Minnesota, Mississippi, Missouri, Montana, Nebraska, Nevada, New Hampshire, ' +
    'New Jersey, New Mexico, New York, North Carolina, North Dakota, Ohio, Oklahoma, Oregon, Pennsylvania, ' +
    'Rhode Island, South Carolina, South Dakota, Tennessee, Texas, Utah, Vermont, Virginia, Washington, ' +
    'West Virginia, Wisconsin, Wyoming, American Samoa, Guam, Northern Mariana Islands, Puerto Rico, ' +
    'U.S. Virgin Islands, Armed Forces Americas, Armed Forces Europe, Armed Forces Pacific',
);

/** The provinces and territories of Canada. */
export const CANADIAN_PROVINCES: readonly Option[] = named(
  'Alberta, British Columbia, Manitoba, New Brunswick, Newfoundland and Labrador, Northwest Territories, ' +
    'Nova Scotia, Nunavut, Ontario, Prince Edward Island, Quebec, Saskatchewan, Yukon',
);

/** States and provinces; each option's value is its name. */
export const STATES_AND_PROVINCES: readonly Option[] = [...US_STATES, ...CANADIAN_PROVINCES];

/** Creates a required question for one of them. */
export const stateQuestion = (
  key: 'home_state' | 'mailing_state' | 'hs_state',
  label: string,
  shortName?: string,
) => select(key, { label, shortName, options: STATES_AND_PROVINCES, required: true, width: 'half' });
