import type { createBrowserRouter } from 'react-router-dom';

/** The router of the page. */
export type Router = ReturnType<typeof createBrowserRouter>;
