import { expect, it } from 'vitest';
import { startWithBackend } from './startWithBackend.ts';

it.each([
  ['an address that is no origin', { backend: 'https://staging.example/app' }, 'is no origin such as'],
  ['another scheme', { backend: 'ftp://staging.example' }, 'is no origin such as'],
  ['a fragment', { backend: 'https://staging.example/#top' }, 'is no origin such as'],
  ['a password', { backend: 'https://:secret@staging.example' }, 'is no origin such as'],
  ['a storage that is no origin', { storage: ['bucket'] }, '--storage bucket is no origin'],
  ['an unknown operation', { mock: 'getPdf,getPfd' }, '--mock getPfd: openapi.yaml has no such operation.'],
  ['a file without a certificate', { backendCa: 'package.json' }, 'is no file with a certificate'],
])('rejects %s before anything starts', async (_, options, message) => {
  const starting = startWithBackend({ port: 0, backend: 'https://staging.example', ...options });

  await expect(starting).rejects.toThrow(message);
});
