import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { fetchFirstPlugin } from './scripts/build/fetchFirstPlugin.ts';
import { leaveOutPlugin } from './scripts/build/leaveOutPlugin.ts';
import { modernHelpersPlugin } from './scripts/build/modernHelpersPlugin.ts';
import { NOTICES, noticesPlugin } from './scripts/build/noticesPlugin.ts';
import { prerenderPlugin } from './scripts/build/prerenderPlugin.ts';
import { precompressPlugin } from './scripts/build/precompressPlugin.ts';
import { previewPlugin } from './scripts/build/previewPlugin.ts';
import { BUILD_TARGET } from './scripts/build/minimum.ts';
import { settingsPlugin } from './scripts/build/settingsPlugin.ts';
import { STAND_INS } from './scripts/build/standIns.ts';
import { tenantPlugin } from './scripts/build/tenantPlugin.ts';

/**
 * Modules that cards, toasts and the form share; they form a separate script, so that a card does not
 * load the form.
 */
const SHELL = [
  /\/src\/(app\/main|features\/footer\/SiteFooter|.*\/isErrorOf)/,
  /\/src\/ui\/(action|overlay\/DialogCover|page\/Promises|useIsLive)/,
  /\/src\/ui\/field\/(TextInput|RevealInput|EmailInput|focusControl)/,
  /\/src\/core\/text\/(cleanEmail|isEmail)/,
];

/** Dialogs, toasts, and the content of the footer's dialogs. */
const OVERLAYS = /\/src\/(ui\/(overlay\/ModalDialog|toast\/toasts\.chunk)|features\/footer\/footer\.chunk)/;

/** Code that few applicants need, or only on a later page. */
const LATER =
  /\/src\/(app\/screens\/later\.chunk|features\/account\/StartOverDialog|features\/banners\/saveDeadline|features\/submit\/LateAnswersDialog|session\/documents\/cleanFileName)/;

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, import.meta.dirname, 'VITE_');

  return {
    plugins: [
      settingsPlugin(),
      tenantPlugin(),
      react(),
      modernHelpersPlugin(),
      leaveOutPlugin(),
      prerenderPlugin(),
      previewPlugin(),
      noticesPlugin(),
      fetchFirstPlugin(),
      precompressPlugin(),
    ],
    // Vite's default, `/public`, belongs to the backend. Static files are imported, and so get hashed names.
    publicDir: false,
    resolve: { alias: STAND_INS },
    define: {
      // The application is local only if this equals 'development'; it defaults to Vite's own mode.
      'import.meta.env.VITE_ENVIRONMENT': JSON.stringify(env.VITE_ENVIRONMENT ?? mode),
      // '1' only in the preview and on the mock's development server; it cannot be set from outside.
      'import.meta.env.VITE_MOCK': JSON.stringify(mode === 'preview' ? '1' : ''),
    },
    // Otherwise Vite would also scan the repository's other pages, and could reload the page during its first
    // load.
    optimizeDeps: { entries: ['index.html'] },
    build: {
      target: BUILD_TARGET,
      // Each page has its own preload links (prerenderPlugin).
      modulePreload: false,
      license: { fileName: NOTICES },
      rolldownOptions: {
        // Inlines constants such as URLs and numbers into the built scripts.
        optimization: { inlineConst: { mode: 'all' } },
        // Compression takes most of the build time, which is expected, so the bundler's warning is off.
        checks: { bundlerTimings: false },
        output: {
          // A single character outside Latin-1 would make browsers store the whole script with two bytes per
          // character.
          charset: 'ascii',
          // A few large scripts compress better than many; each group includes what its modules import. Scripts that
          // change only with a dependency stay in a returning applicant's cache.
          codeSplitting: {
            groups: [
              {
                name: 'vendor',
                test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|zustand)\//,
                priority: 3,
              },
              { name: 'shell', test: (id) => SHELL.some((part) => part.test(id)), priority: 2 },
              { name: 'form.chunk', test: /\/src\/app\/form\.chunk/, priority: 1 },
              // Loaded together when the page is idle, or one of them sooner.
              { name: 'overlays', test: OVERLAYS },
              { name: 'later.chunk', test: LATER },
              // One script, so that a student's answers do not wait for the scripts that it imports.
              {
                name: 'openApplication',
                test: /\/src\/session\/(letters\/|lifecycle\/openApplication)/,
                priority: 1,
              },
            ],
          },
        },
      },
    },
  };
});
