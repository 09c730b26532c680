/**
 * The parts of an OpenAPI document that the contract checks read, its references followed (`followRefs`).
 *
 * Everything is optional: the checks run on broken copies too and must report, not crash.
 */
export interface Contract {
  info?: { version?: string };
  servers?: { url?: string }[];
  security?: Security[];
  paths?: Record<string, PathItem>;
  components?: {
    schemas?: Record<string, JsonSchema>;
    [kind: string]: Record<string, unknown> | undefined;
  };
}

export type Security = Record<string, string[]>;

export interface JsonSchema {
  enum?: unknown[];
  type?: string | string[];
  required?: string[];
  properties?: Record<string, JsonSchema>;
  patternProperties?: Record<string, JsonSchema>;
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  [keyword: string]: unknown;
}

export interface Example {
  value?: unknown;
}

export interface Parameter {
  name?: string;
  in?: string;
  required?: boolean;
  schema?: JsonSchema;
  example?: unknown;
  examples?: Record<string, Example>;
}

export interface MediaType {
  schema?: JsonSchema;
  example?: unknown;
  examples?: Record<string, Example>;
}

export interface Response {
  headers?: Record<string, Parameter>;
  content?: Record<string, MediaType>;
}

export interface Operation {
  operationId?: string;
  description?: string;
  security?: Security[];
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, MediaType>; required?: boolean };
  responses?: Record<string, Response>;
}

export interface PathItem {
  parameters?: Parameter[];
  get?: Operation;
  put?: Operation;
  post?: Operation;
  delete?: Operation;
}
