import type { createRouter } from '../createRouter.tsx';

/** The router of the page. */
export type Router = ReturnType<typeof createRouter>;
