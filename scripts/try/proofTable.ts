/** The last complete run of a long run, as its row in docs/proof.md has it. */
export interface Proof {
  name: string;
  /** `YYYY-MM-DD`. */
  day: string;
  /** The commit that was run. */
  commit: string;
  figure: string;
}

const RED = 'red: ';

/** Marks the figure of a run that passed a bound over. */
export const markRed = (figure: string): string => RED + figure;
/** Returns whether the last run passed a bound over. */
export const isRed = ({ figure }: Proof): boolean => figure.startsWith(RED);

const ROW = /^\| \[(\w+)\]\(proof\/\w+\.md\) *\| *([\d-]+) *\| *`(\w+)` *\| *(.*?) *\|$/gm;

/** Reads the rows of docs/proof.md. */
export function readProofs(page: string): Proof[] {
  return Array.from(page.matchAll(ROW), ([, name = '', day = '', commit = '', figure = '']) => ({
    name,
    day,
    commit,
    figure,
  }));
}

/** Returns docs/proof.md with this run's row, in the order of the given names. */
export function writeProof(page: string, proof: Proof, names: readonly string[]): string {
  const others = readProofs(page).filter(({ name }) => name !== proof.name);
  const rows = [...others, proof]
    .toSorted((one, other) => names.indexOf(one.name) - names.indexOf(other.name))
    .map(
      ({ name, day, commit, figure }) =>
        `| [${name}](proof/${name}.md) | ${day} | \`${commit}\` | ${figure} |`,
    );
  const [head = ''] = page.split(/^\| Run /m);
  return `${head}| Run | Day | Commit | Result |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`;
}
