import type { Interaction, Pact } from '../verify/Pact.ts';

/** Finds the interaction with this description. */
export function findInteraction({ interactions }: Pact, description: string): Interaction {
  const found = interactions.find((one) => one.description === description);
  if (!found) throw new Error(`The pact has no interaction "${description}".`);
  return found;
}
