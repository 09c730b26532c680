interface Report {
  vulnerabilities?: Record<
    string,
    { severity: string; range: string; via: (string | { title: string; url: string })[] }
  >;
}

/**
 * Reads the output of `npm audit --json`: a line for each vulnerable package. Some registries do not answer audits;
 * that is said, and is not a failure.
 */
export function readAudit(output: string): { lines: string[]; failed: boolean } {
  const { vulnerabilities } = readJson(output);
  if (vulnerabilities === undefined)
    return { lines: ['Nothing was audited: the npm registry does not answer audits.'], failed: false };
  const lines = Object.entries(vulnerabilities).map(([name, { severity, range, via }]) => {
    const causes = via.map((cause) => (typeof cause === 'string' ? cause : `${cause.title} (${cause.url})`));
    return `${severity}: ${name} ${range}: ${causes.join('; ')}`;
  });
  const count =
    lines.length === 0 ? 'No known vulnerabilities.' : `${String(lines.length)} vulnerable packages.`;
  return { lines: [...lines, count], failed: lines.length > 0 };
}

function readJson(output: string): Report {
  try {
    return JSON.parse(output) as Report;
  } catch {
    return {};
  }
}
