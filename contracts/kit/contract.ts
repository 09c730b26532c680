/**
 * The parts of an OpenAPI document that the checks read, with references resolved (`followRefs`).
 * Everything is optional: the checks also run on broken copies and must report errors, not crash.
 */
export interface Contract {
  info?: { version?: string; description?: string; contact?: { name?: string; email?: string } };
  servers?: { url?: string }[];
  security?: Record<string, string[]>[];
  paths?: Record<string, PathItem>;
  components?: {
    schemas?: Record<string, JsonSchema>;
    [kind: string]: Record<string, unknown> | undefined;
  };
}

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

export interface MediaType {
  schema?: JsonSchema;
  example?: unknown;
  examples?: Record<string, { value?: unknown }>;
}

export interface Parameter extends MediaType {
  name?: string;
  in?: string;
  required?: boolean;
}

export interface Response {
  description?: string;
  headers?: Record<string, Parameter>;
  content?: Record<string, MediaType>;
}

export interface Operation {
  operationId?: string;
  description?: string;
  security?: Contract['security'];
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
