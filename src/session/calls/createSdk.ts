/** Loaded as a separate script; see src/app/lazySdk.ts. */
export { createSdk } from '@admission/sdk';
