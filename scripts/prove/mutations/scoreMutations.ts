import type { ContractKit } from '../../../contracts/kit/openContract.ts';
import type { Pact } from '../../../contracts/verify/Pact.ts';
import { replayReplies } from '../replayReplies.ts';
import { listMutants } from './listMutants.ts';
import type { Mutant } from './listMutants.ts';

/** How many changes that break openapi.yaml were noticed. */
export interface Score {
  /** All changes made, legal ones too. */
  made: number;
  /** By Pact's own verifier; unknown properties and codes are left out, it does not look at them. */
  pact: Share;
  /** By `contracts:verify`. */
  kit: Share;
}

interface Share {
  breaking: number;
  noticed: number;
  survivors: Mutant[];
}

/** Replays every interaction with one thing changed at a time, and counts what is noticed. */
export async function scoreMutations(kit: ContractKit, pact: Pact): Promise<Score> {
  const mutants = pact.interactions.flatMap((interaction) => {
    const { method, path: url } = interaction.request;
    const operation = kit.find({ method, url });
    return operation ? listMutants(operation, interaction) : [];
  });
  const breaking = mutants.filter(({ breaks }) => breaks);
  const { failures } = await replayReplies(pact, breaking, { pactOnly: true });
  const refused = new Set(failures.map(({ description }) => description));
  const isNoticedByKit = ({ name, interaction, status, headers, body }: Mutant) => {
    const { method, path: url } = interaction.request;
    const reply = { status, headers: new Headers(headers), body };
    return refused.has(name) || kit.checkResponse({ method, url }, reply).length > 0;
  };
  return {
    made: mutants.length,
    pact: share(
      breaking.filter(({ kind }) => kind !== 'unknown property' && kind !== 'code'),
      ({ name }) => refused.has(name),
    ),
    kit: share(breaking, isNoticedByKit),
  };
}

function share(mutants: Mutant[], isNoticed: (mutant: Mutant) => boolean): Share {
  const survivors = mutants.filter((mutant) => !isNoticed(mutant));
  return { breaking: mutants.length, noticed: mutants.length - survivors.length, survivors };
}
