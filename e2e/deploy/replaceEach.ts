/**
 * Replaces each part of a sample configuration wherever it occurs.
 * Throws if a part is missing, so that no change to the sample goes unnoticed here.
 */
export function replaceEach(sample: string, changes: readonly [part: string, by: string][]): string {
  return changes.reduce((text, [part, by]) => {
    if (!text.includes(part))
      throw new Error(`The sample in docs/deploying does not contain '${part}': adapt e2e/deploy.`);
    return text.replaceAll(part, () => by);
  }, sample);
}
