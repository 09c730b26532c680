/** Common slips in the names of free mail services, after the name that was meant. None is another service's. */
const NAMES: Readonly<Record<string, string>> = {
  gmail: 'gmial gmai gmal gmil gamil gnail gmaill ggmail',
  yahoo: 'yaho yhoo yaoo yahho yahooo',
  hotmail: 'hotmial hotmal hotmai hotmil homail hotnail hotmaill',
  outlook: 'outlok oulook otlook outllook outloook',
  icloud: 'iclod icoud icould icluod',
  aol: 'aoll',
};
/** Common slips in '.com'. */
const ENDINGS = 'con cmo comm cpm vom xom co cm om';

/** Returns the address that was probably meant, if the domain is a known slip. */
export function suggestEmail(address: string): string | undefined {
  const [local, domain = '', ...rest] = address.split('@');
  const [name = '', ending = '', ...further] = domain.toLowerCase().split('.');
  const meant = Object.keys(NAMES).find((right) => isOneOf(name, right, NAMES[right] ?? ''));
  if (!local || !meant || rest.length + further.length > 0 || !isOneOf(ending, 'com', ENDINGS))
    return undefined;
  return name === meant && ending === 'com' ? undefined : `${local}@${meant}.com`;
}

const isOneOf = (word: string, right: string, slips: string) =>
  word === right || slips.split(' ').includes(word);

/** Returns whether an address is a school's: those of pupils and students are often closed after graduation. */
export const isSchoolEmail = (address: string): boolean =>
  /@(.+\.)?(k12\.[a-z]{2}\.us|[^.@]+\.edu)$/i.test(address);
