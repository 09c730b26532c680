const FORM = /^(\d{1,5})\.(\d{1,5})\.(\d{1,5})$/;

/** Returns whether a version has the form 1.2.3. */
export function isVersion(version: string): boolean {
  return FORM.test(version);
}

/** Converts a version to a number, for comparison. */
export function readVersion(version: string): number {
  const [major, minor, patch] = split(version);
  return (major * 1e5 + minor) * 1e5 + patch;
}

/** Returns the lowest version that may follow; below 1.0.0, a breaking change raises the minor version. */
export function raiseVersion(version: string, breaking: boolean): string {
  const [major, minor, patch] = split(version);
  if (!breaking) return [major, minor, patch + 1].join('.');
  return major === 0 ? `0.${String(minor + 1)}.0` : `${String(major + 1)}.0.0`;
}

function split(version: string): [number, number, number] {
  const match = FORM.exec(version);
  if (!match) throw new Error(`"${version}" is not a version: write it as 1.2.3.`);
  return [Number(match[1]), Number(match[2]), Number(match[3])];
}
