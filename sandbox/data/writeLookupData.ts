/**
 * Makes the lookup data of the sandbox from the places beside it: `npx node sandbox/data/writeLookupData.ts`.
 *
 * Places, counties and postal codes are real; schools, colleges, companies and streets are made up, save a few
 * that the contract's own examples name. The output is committed, so that ids stay the same.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { LookupEntry } from '../lookup/LookupEntry.ts';

type Place = { city: string; state: string; abbreviation: string; county: string; postal_code: string };

const HIGH_SCHOOLS = [
  'Central High School',
  '{city} Area High School',
  'St. Agnes Academy',
  '{county} Prep School',
];
const COLLEGES = ['{city} Community College', 'College of {city}', '{county} Technical Institute'];
const COMPANIES = ['{city} Hardware', '{county} Savings Bank', '{city} General Hospital', '{city} Bakery'];
const STREETS = [
  'Elm Street',
  'Main Street',
  'Oak Avenue',
  'Mill Road',
  'Church Street',
  'Ridge Drive',
  'Second Avenue',
];
const ABROAD = [
  ['Toulouse', 'FR', 'Lycée Bellevue', 'Lycée du Parc Royal'],
  ['Paris', 'FR', 'Lycée Victor Duruy', 'École Internationale de Paris'],
  ['Berlin', 'DE', 'Humboldt-Gymnasium Berlin', 'Internationale Schule Berlin'],
  ['München', 'DE', 'Isar-Gymnasium', 'Theresien-Gymnasium'],
  ['Warsaw', 'PL', 'Liceum im. Mikołaja Kopernika', 'Warsaw Bilingual School'],
  ['Madrid', 'ES', 'Colegio San Isidro', 'Instituto Cervantes de Madrid'],
  ['London', 'GB', 'Thames Valley School', 'St. Bride’s Grammar School'],
  ['Dublin', 'IE', 'Liffey College', 'St. Brigid’s Secondary School'],
  ['Toronto', 'CA', 'Lakeshore Collegiate Institute', 'Toronto French School'],
  ['Montréal', 'CA', 'Collège Mont-Royal', 'École Jeanne-Mance'],
  ['Mexico City', 'MX', 'Preparatoria Benito Juárez', 'Colegio Alameda'],
  ['São Paulo', 'BR', 'Colégio Bandeirantes do Sul', 'Escola Paulista'],
  ['Lagos', 'NG', 'Lagoon Secondary School', 'Kings Park College'],
  ['Accra', 'GH', 'Osu Senior High School', 'Ridge Academy'],
  ['Nairobi', 'KE', 'Karen Ridge School', 'Nairobi Hills Academy'],
  ['Mumbai', 'IN', 'Marine Drive Public School', 'St. Xavier’s Higher Secondary School'],
  ['New Delhi', 'IN', 'Lodhi Public School', 'Delhi Modern Academy'],
  ['Beijing', 'CN', 'Beijing Haidian No. 9 High School', 'Chaoyang Foreign Language School'],
  ['Shanghai', 'CN', 'Shanghai Huangpu High School', 'Pudong Bilingual School'],
  ['Seoul', 'KR', 'Hangang High School', 'Seoul Foreign Language High School'],
  ['Tokyo', 'JP', 'Musashino High School', 'Tokyo Gakuin High School'],
  ['Hanoi', 'VN', 'Hoan Kiem High School', 'Tay Ho Academy'],
] as const;

const places = JSON.parse(readFileSync(new URL('places.json', import.meta.url), 'utf8')) as Place[];

/** Entries the examples of `openapi.yaml` name; their ids are kept as written there. */
const named = (id: string, name: string, city: string, state: string, ceeb = ''): LookupEntry => ({
  id,
  sub_text: `${city}, ${state}`,
  record: { name, city, state, country: 'US', ceeb },
});

function makeNames(
  templates: string[],
  perPlace: number,
  makeId: (index: number) => { id: string; ceeb: string },
  skip: Set<string>,
): LookupEntry[] {
  const entries: LookupEntry[] = [];
  places.forEach((place, placeIndex) => {
    for (let nth = 0; nth < perPlace; nth += 1) {
      const template = templates[(placeIndex + nth) % templates.length] ?? '';
      const name = template.replace('{city}', place.city).replace('{county}', place.county);
      if (skip.has(name)) continue;
      const { id, ceeb } = makeId(entries.length);
      entries.push(named(id, name, place.city, place.state, ceeb));
    }
  });
  return entries;
}

function makeAddresses(): LookupEntry[] {
  return places.flatMap((place, placeIndex) =>
    Array.from({ length: place.city === 'Alder Valley' ? 8 : 2 }, (_, nth) => {
      const line = `${((placeIndex * 37 + nth * 211) % 980) + 14} ${STREETS[(placeIndex + nth) % STREETS.length] ?? ''}`;
      return makeAddress(`addr-${2000 + placeIndex * 10 + nth}`, line, place);
    }),
  );
}

function makeAddress(id: string, line: string, place: Place | undefined): LookupEntry {
  if (!place) throw new Error(`No place for ${line}`);
  return {
    id,
    sub_text: `${place.city}, ${place.abbreviation} ${place.postal_code}`,
    record: {
      address_line_1: line,
      address_line_2: '',
      city: place.city,
      state: place.state,
      postal_code: place.postal_code,
      county: place.county,
      country: 'US',
    },
  };
}

const inCity = (city: string) => places.find((place) => place.city === city);
const data = {
  hs_ceeb: [
    named('hs-390055', 'Altoona Area High School', 'Altoona', 'Pennsylvania', '390055'),
    named('hs-140022', 'Altona High School', 'Altona', 'Illinois', '140022'),
    ...makeNames(
      HIGH_SCHOOLS,
      2,
      (index) => ({ id: `hs-${410001 + index * 7}`, ceeb: String(410001 + index * 7) }),
      new Set(['Altoona Area High School', 'Altona Area High School']),
    ),
  ],
  college_ceeb: [
    named('college-2341', 'Juniata College', 'Huntingdon', 'Pennsylvania', '2341'),
    named('college-2890', 'Penn Highlands Community College', 'Johnstown', 'Pennsylvania', '2890'),
    ...makeNames(
      COLLEGES,
      2,
      (index) => ({ id: `college-${3001 + index * 3}`, ceeb: String(3001 + index * 3) }),
      new Set(),
    ),
  ],
  address: [
    makeAddress('addr-1201', '12 Elm Street', inCity('Altoona')),
    makeAddress('addr-1207', '12 Elmhurst Drive', inCity('Erie')),
    ...makeAddresses(),
  ],
  hs_international: ABROAD.flatMap(([city, country, ...names], place) =>
    names.map((name, nth) => ({
      id: place + nth === 0 ? 'hsi-33-104' : `hsi-${country.toLowerCase()}-${place}${nth}`,
      sub_text: `${city}, ${new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country}`,
      record: { name, city, state: '', country, ceeb: '' },
    })),
  ),
  company: [
    named('company-77', 'Blair Hardware', 'Altoona', 'Pennsylvania'),
    ...makeNames(COMPANIES, 1, (index) => ({ id: `company-${100 + index}`, ceeb: '' }), new Set()),
  ],
};

for (const [category, entries] of Object.entries(data))
  writeFileSync(new URL(`${category}.json`, import.meta.url), `${JSON.stringify(entries, null, 2)}\n`);
