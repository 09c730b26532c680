/** How long a dropdown remembers the letters typed so far. Spec §9. */
const typeAheadResetMs = 1_000;

/**
 * Finds the index of the option that matches the typed letters, or -1. A single letter, even if repeated, cycles through
 * the options that begin with it; different letters form a prefix. Case and accents are ignored.
 */
export function findTypedOption(labels: readonly string[], current: number, typed: string): number {
  const prefix = normalize(typed);
  if (prefix === '') return -1;
  const isOneLetter = prefix === prefix.charAt(0).repeat(prefix.length);
  const matches = (text: string) => (label: string) => normalize(label).startsWith(text);

  // Several letters may match the current option; a single letter always moves on to another one.
  const exact = findFrom(labels, prefix.length === 1 ? current + 1 : current, matches(prefix));
  if (exact !== -1 || !isOneLetter) return exact;
  return findFrom(labels, current + 1, matches(prefix.charAt(0)));
}

/** Collects typed letters until one second has passed without any. */
export function createTypeAhead() {
  let typed = '';
  let lastAt = -Infinity;
  const isTyping = (now: number) => typed !== '' && now - lastAt < typeAheadResetMs;
  return {
    isTyping,
    /** Adds a letter typed at `now` (ms) and returns the current prefix. */
    add: (letter: string, now: number): string => {
      typed = isTyping(now) ? typed + letter : letter;
      lastAt = now;
      return typed;
    },
  };
}

function normalize(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function findFrom(labels: readonly string[], start: number, matches: (label: string) => boolean): number {
  for (let step = 0; step < labels.length; step += 1) {
    const index = (Math.max(0, start) + step) % labels.length;
    if (matches(labels[index] ?? '')) return index;
  }
  return -1;
}
