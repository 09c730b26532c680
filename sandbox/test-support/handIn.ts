import type { TestSandbox } from './createTestSandbox.ts';

/** Uploads a file for a question and starts its conversion. Returns the status of the last call. */
export async function handIn(
  sandbox: TestSandbox,
  cookie: string,
  answerKey: string,
  [name, content]: readonly [name: string, content: Uint8Array, ...rest: unknown[]],
): Promise<number> {
  const target = await sandbox.call<{ fields: Record<string, string> }>('/api/presigned-url', {
    body: { answer_key: answerKey },
    cookie,
  });
  const form = new FormData();
  for (const [field, value] of Object.entries(target.body.fields)) form.append(field, value);
  form.append('file', new Blob([new Uint8Array(content)]), name);
  await sandbox.fetch(new Request('http://localhost/mock-storage', { method: 'POST', body: form }));
  const body = { file_key: target.body.fields['key'], file_name: name };
  return (await sandbox.call(`/api/pdf/document-answer/${answerKey}`, { body, cookie })).status;
}
