import type { ContractKit } from '../../contracts/kit/openContract.ts';

/** A reply of the contract's examples, with the examples of its headers, such as the version in `ETag`. */
export interface ExampleReply {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: object;
}

/** Lists an operation's example replies by name, such as `500:unexpected`; none for an unknown operation. */
export function listExampleReplies(kit: ContractKit, operationId: string): Record<string, ExampleReply> {
  const listed = kit.operations.find(({ operation }) => operation.operationId === operationId);
  const replies = Object.entries(listed?.responses ?? {}).flatMap(
    ([status, { headers = {}, content = {} }]) => {
      // Every reply has its own `Cache-Control`.
      const sent = Object.entries(headers).filter(([name]) => name !== 'Cache-Control');
      const examples = Object.entries(content['application/json']?.examples ?? {});
      return examples.map(([name, { value }]) => {
        const reply = {
          status: Number(status),
          headers: Object.fromEntries(sent.map(([header, { example }]) => [header, String(example)])),
          body: value as object,
        };
        return [`${status}:${name}`, reply] as const;
      });
    },
  );
  return Object.fromEntries(replies);
}
