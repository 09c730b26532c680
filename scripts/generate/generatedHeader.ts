/** The first lines of every generated file. */
export const GENERATED_HEADER = `/**
 * Generated from openapi.yaml by "npm run generate". Do not edit; change openapi.yaml and run it again.
 */
`;
