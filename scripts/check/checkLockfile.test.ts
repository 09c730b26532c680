import { describe, expect, it } from 'vitest';
import { findFixedAddresses, findMissingPackages } from './checkLockfile.ts';

describe('checkLockfile', () => {
  it('finds a package with a fixed address but ignores our own workspaces', () => {
    const packages = {
      'node_modules/@admission/sdk': { resolved: 'sdk' },
      'node_modules/yup': { resolved: 'https://registry.example/yup.tgz' },
    };

    expect(findFixedAddresses({ packages })).toEqual([
      expect.stringMatching(/^node_modules\/yup has a fixed address/),
    ]);
  });

  it('finds an optional package that is missing from the lock file', () => {
    const packages = {
      '': { optionalDependencies: { there: '1.0.0' } },
      'node_modules/there': {},
      'node_modules/a': {},
      'node_modules/a/node_modules/b': { optionalDependencies: { there: '1.0.0', 'b-windows': '1.0.0' } },
    };

    expect(findMissingPackages({ packages })).toEqual([
      'node_modules/a/node_modules/b needs b-windows, which package-lock.json lacks, so npm ci would fail: override it with a complete version.',
    ]);
  });
});
