import type { Mutant } from './listMutants.ts';
import type { Score } from './scoreMutations.ts';

/** Writes the page of the last run, for docs/contracts/mutation-score.md. */
export function renderScore({ made, pact, kit }: Score, interactions: number): string {
  const percent = ({ breaking, noticed }: Score['pact']) => `${((noticed / breaking) * 100).toFixed(1)} %`;
  const row = (name: string, one: Score['pact']) =>
    `| ${name} | ${String(one.breaking)} | ${String(one.noticed)} | ${percent(one)} |`;
  return `# Mutation score of the contract

Written by \`npm run prove -- --mutations\`. Each reply of the pact's ${String(interactions)} interactions is changed, one thing at a time:
every field is removed, retyped, emptied, renamed, set to null or to a value outside its list; an unknown property is
added; status, headers and each attribute of the cookies are changed. One answer stands for the two hundred. Of
${String(made)} changes those that break openapi.yaml count.

| verifier                                                        | breaking changes | noticed | share |
| --------------------------------------------------------------- | ---------------- | ------- | ----- |
${row("Pact's own, unknown properties and `code` apart", pact)}
${row('`npm run contracts:verify`, all of them', kit)}

## Not noticed

A pattern of the pact holds for each \`Set-Cookie\` by itself, so it can ask neither for two nor for the end of one.

By Pact's own verifier: ${describeSurvivors(pact.survivors)}

By \`npm run contracts:verify\`: ${describeSurvivors(kit.survivors)}
`;
}

function describeSurvivors(survivors: Mutant[]): string {
  if (survivors.length === 0) return 'none.';
  const groups = Map.groupBy(survivors, ({ change }) => change);
  const lines = [...groups].map(
    ([change, group]) =>
      `- ${change} (${String(group.length)}, such as "${group[0]?.interaction.description ?? ''}")`,
  );
  return `\n\n${lines.join('\n')}`;
}
