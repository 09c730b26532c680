/** A script of its own: see src/app/lazySdk.ts. */
export { createSdk } from '@admission/sdk';
