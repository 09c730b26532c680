import { expect, it } from 'vitest';
import { readAudit } from './readAudit.ts';

it('an audit lists each vulnerable package with its causes, and fails', () => {
  const report = {
    vulnerabilities: {
      a: { severity: 'high', range: '<2', via: [{ title: 'Reads files', url: 'https://a.example/1' }] },
      b: { severity: 'low', range: '*', via: ['a'] },
    },
  };

  expect(readAudit(JSON.stringify(report))).toEqual({
    lines: ['high: a <2: Reads files (https://a.example/1)', 'low: b *: a', '2 vulnerable packages.'],
    failed: true,
  });
});

it.each([
  ['{"vulnerabilities":{}}', 'No known vulnerabilities.'],
  ['{"error":{"code":"E405"}}', 'Nothing was audited: the npm registry does not answer audits.'],
  ['', 'Nothing was audited: the npm registry does not answer audits.'],
])('an audit with the output %s passes and says so', (output, says) => {
  expect(readAudit(output)).toEqual({ lines: [says], failed: false });
});
