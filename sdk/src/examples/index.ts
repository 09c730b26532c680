/**
 * The named examples in openapi.yaml and a fake server that uses them, for tests and previews; never for production.
 */
export { EXAMPLES } from '../generated/examples.ts';
export { exampleFetch } from './exampleFetch.ts';
export { example, variant } from './Answers.ts';
export type { Answer, Answering, Answers, ReplyName } from './Answers.ts';
export type { OperationId, Reply, Sent } from './OperationExamples.ts';
