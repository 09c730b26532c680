interface Interaction {
  description: string;
  providerStates?: { name: string }[];
}

/**
 * Says what differs between the pact the tests wrote and the committed one; nothing when they are equal, byte for byte.
 *
 * A byte that differs outside the interactions (a newer Pact, say) is a difference too.
 */
export function describeDrift(written: string, committed: string): string[] {
  if (written === committed) return [];
  const ours = readInteractions(written);
  const theirs = readInteractions(committed);

  const lines = [
    ...[...ours.keys()].filter((name) => !theirs.has(name)).map((name) => `added:   ${name}`),
    ...[...theirs.keys()].filter((name) => !ours.has(name)).map((name) => `gone:    ${name}`),
    ...[...ours].flatMap(([name, text]) =>
      theirs.has(name) && theirs.get(name) !== text ? [`changed: ${name}`] : [],
    ),
  ];
  return lines.length > 0
    ? lines
    : ['changed: the file around the interactions, such as the version of Pact'];
}

function readInteractions(text: string): Map<string, string> {
  if (text === '') return new Map();
  const { interactions } = JSON.parse(text) as { interactions: Interaction[] };
  return new Map(
    interactions.map((interaction) => {
      const states = (interaction.providerStates ?? []).map(({ name }) => name).join(', ');
      return [`${interaction.description} (${states})`, JSON.stringify(interaction)];
    }),
  );
}
