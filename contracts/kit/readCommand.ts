import { parseArgs, type ParseArgsOptionDescriptor } from 'node:util';

interface Option extends ParseArgsOptionDescriptor {
  /** The option's description for `--help`. */
  says: string;
  /** A placeholder for the option's value, for `--help`; in brackets if the option may stand alone, meaning ''. */
  value?: string;
  required?: true;
  /** Whether the value must be a whole number: a typo would otherwise run nothing, and pass. */
  isWhole?: true;
  /** The largest whole number allowed. */
  max?: number;
}

/** A command of the repository or of a package, as `--help` describes it. */
export interface Command<Options extends Record<string, Option>> {
  /** How the command is invoked, e.g. `npm run generate --`. */
  name: string;
  does: string;
  options?: Options;
}

type Values<Options extends Record<string, Option>> = ReturnType<
  typeof parseArgs<{ options: Options }>
>['values'];

/**
 * Parses the options of a command.
 * `--help` prints the usage and exits with 0; an unknown, missing, repeated or mistyped option prints an error and exits with 2.
 */
export function readCommand<const Options extends Record<string, Option>>(
  { name, does, options = {} as Options }: Command<Options>,
  words: string[] = process.argv.slice(2),
): Values<Options> {
  const lines = Object.entries(options).map(([option, { says, value = '' }]) => [
    `--${option} ${value}`.trimEnd(),
    says,
  ]);
  const width = Math.max(0, ...lines.map(([option = '']) => option.length));
  const usage = [`Usage: ${name}${lines.length > 0 ? ' [options]' : ''}`, '', does, ''].concat(
    lines.map(([option = '', says]) => `  ${option.padEnd(width)}  ${says}`),
  );
  const help = { type: 'boolean', short: 'h' } as const;
  try {
    const args = words.map((word, at) =>
      options[word.slice(2)]?.value?.startsWith('[') && !/^[^-]/.test(words[at + 1] ?? '')
        ? `${word}=`
        : word,
    );
    const { values, tokens } = parseArgs({
      args,
      options: { ...options, help },
      allowNegative: true,
      tokens: true,
    });
    const given = values as Record<string, unknown>;
    const named = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
    // The last one would win, and the others would be lost.
    const twice = named.find((option, index) => !options[option]?.multiple && named.indexOf(option) < index);
    if (!given.help && twice) throw new Error(`Option '--${twice}' is given more than once`);
    const missing = Object.keys(options).find((option) => options[option]?.required && !given[option]);
    if (!given.help && missing) throw new Error(`Option '--${missing}' is missing`);
    // Longer numbers could not be counted up exactly, as seeds are.
    const odd = Object.keys(options).find((option) => {
      const { isWhole, max = Infinity } = options[option] ?? {};
      const value = given[option];
      return isWhole && typeof value === 'string' && !(/^\d{1,9}$/.test(value) && Number(value) <= max);
    });
    const most = odd && (options[odd]?.max ?? 'nine digits');
    if (!given.help && odd)
      throw new Error(`Option '--${odd}' must be a whole number of at most ${String(most)}`);
    if (!given.help) return values;
  } catch (error) {
    console.error(`${(error as Error).message.split(/\.\s/)[0]}.\n\n${usage.join('\n').trimEnd()}`);
    return process.exit(2);
  }
  console.log(usage.join('\n').trimEnd());
  return process.exit(0);
}
