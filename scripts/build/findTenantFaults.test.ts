import { expect, it } from 'vitest';
import { chooseTenant } from './chooseTenant.ts';
import { findTenantFaults, type TenantNotes } from './findTenantFaults.ts';
import { readTenant } from './readSchool.ts';

const alder = await readTenant(chooseTenant('alder-valley'));
const tern = await readTenant(chooseTenant('tern-harbor'));

it.each([alder, tern])('a tenant of this repository has no fault', (tenant) => {
  expect(findTenantFaults(tenant)).toEqual([]);
});

it('the missing parts of a tenant are named', () => {
  const faults = findTenantFaults({
    ...tern,
    school: undefined,
    bannerDates: undefined,
    bannerTexts: undefined,
  });

  for (const name of ['name', 'cost', 'phone', 'bannerTexts.completion.title'])
    expect(faults).toContain(`${name} is missing.`);
});

const withContact = (contact: Record<string, string>): TenantNotes => ({
  ...tern,
  school: { ...tern.school, contact: { ...tern.school.contact, ...contact } },
});
const withDates = (...dates: { date?: string; time?: string; timeZone?: string }[]): TenantNotes => ({
  ...tern,
  bannerDates: dates.map((date) => ({ date: '2026-11-30', ...date })),
});

it.each<[TenantNotes, string]>([
  [
    withContact({ timeZone: 'America/NewYork' }),
    "timeZone is 'America/NewYork', not a name such as America/New_York.",
  ],
  [withContact({ phoneHref: '207-555-0163' }), "phoneHref is '207-555-0163', not one like tel:+18145550142."],
  [
    withContact({ email: 'ternharbor.example.edu' }),
    "email is 'ternharbor.example.edu', which is no address.",
  ],
  [withContact({ hours: ' ' }), 'hours is missing.'],
  [{ ...tern, cookieNotice: '' }, 'cookieNotice is missing.'],
  [
    { ...tern, bannerTexts: { ...tern.bannerTexts, completion: { title: '' } } },
    'bannerTexts.completion.title is missing.',
  ],
  [withDates({ date: '2026-11-31' }), 'bannerDates: 2026-11-31 is not a day, such as 2026-11-30.'],
  [withDates({ date: '11/30/2026' }), 'bannerDates: 11/30/2026 is not a day, such as 2026-11-30.'],
  [withDates({ time: '24:00' }), 'bannerDates: 24:00 is not a time, such as 17:00.'],
  [withDates({ timeZone: 'EDT+1' }), "timeZone is 'EDT+1', not a name such as America/New_York."],
  [withDates({}, { date: '2026-11-29' }), 'bannerDates: 2026-11-29 is earlier than the date before it.'],
])('a value of a tenant that would be shown wrongly is named: %#', (tenant, fault) => {
  expect(findTenantFaults(tenant)).toEqual([fault]);
});
