import type { operations } from '../generated/schema.ts';

/** The operationId of a call. */
export type OperationId = keyof operations;

/** The type of the generated examples. */
export type OperationExamples = {
  readonly [Id in OperationId]: {
    readonly method: string;
    readonly path: string;
    readonly requests: Readonly<Record<string, Body<Id>>>;
    readonly replies: Readonly<Record<string, Reply<Id>>>;
  };
};

/** Any reply that the contract allows for an operation: a status it declares, with the body for that status. */
export type Reply<Id extends OperationId> = {
  [Status in StatusOf<Id>]: {
    readonly status: Status;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body: ReplyBody<Id, Status>;
  };
}[StatusOf<Id>];

export type StatusOf<Id extends OperationId> = keyof operations[Id]['responses'] & number;

/** The body of a reply with this status. */
export type ReplyBody<
  Id extends OperationId,
  Status extends StatusOf<Id>,
> = operations[Id]['responses'][Status] extends { content: { 'application/json': infer Json } }
  ? DeepReadonly<Json>
  : never;

/** The input of a call: its path parameters, query and body as a single object, as passed to the sdk. */
export type Sent<Id extends OperationId> = Parameters<Id, 'path'> & Parameters<Id, 'query'> & Body<Id>;

type Body<Id extends OperationId> = operations[Id] extends { requestBody: { content: infer Content } }
  ? DeepReadonly<Content[keyof Content]>
  : unknown;

type Parameters<
  Id extends OperationId,
  In extends 'path' | 'query',
> = operations[Id]['parameters'][In] extends infer Given extends object ? Given : unknown;

type DeepReadonly<Value> = { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> };
