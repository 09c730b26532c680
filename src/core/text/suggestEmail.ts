/** Common slips in the domains of free mail, after the domain that was meant. None of them is another mail service's. */
const SLIPS: Readonly<Record<string, string>> = {
  'gmail.com': 'gmial.com gmai.com gmal.com gamil.com gnail.com gmaill.com gmail.con gmail.co gmail.cm',
  'yahoo.com': 'yaho.com yhoo.com yahooo.com yahoo.con yahoo.cm',
  'hotmail.com': 'hotmial.com hotmal.com hotmai.com hotmail.con hotmail.co hotmail.cm',
  'outlook.com': 'outlok.com outloook.com outlook.con',
  'icloud.com': 'iclod.com icoud.com icloud.con icloud.co',
  'aol.com': 'aol.con',
};

/** Returns the address that was probably meant, if the domain is a known slip. */
export function suggestEmail(address: string): string | undefined {
  const [local, domain = '', ...rest] = address.split('@');
  const meant = Object.keys(SLIPS).find((right) => SLIPS[right]?.split(' ').includes(domain.toLowerCase()));
  return local && meant && rest.length === 0 ? `${local}@${meant}` : undefined;
}

/** Returns whether an address is a school's: those of pupils and students are often closed after graduation. */
export const isSchoolEmail = (address: string): boolean =>
  /@(.+\.)?(k12\.[a-z]{2}\.us|[^.@]+\.edu)$/i.test(address);
