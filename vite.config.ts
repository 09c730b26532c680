import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { leaveOutPlugin } from './scripts/build/leaveOutPlugin.ts';
import { NOTICES, noticesPlugin } from './scripts/build/noticesPlugin.ts';
import { prerenderPlugin } from './scripts/build/prerenderPlugin.ts';
import { precompressPlugin } from './scripts/build/precompressPlugin.ts';
import { previewPlugin } from './scripts/build/previewPlugin.ts';
import { BUILD_TARGET } from './scripts/build/minimum.ts';
import { tenantPlugin } from './scripts/build/tenantPlugin.ts';

/** What cards, toasts and the form need besides what `main.tsx` imports; a card does without the form. */
const SHELL = [
  /\/src\/(app\/main|features\/footer\/SiteFooter|.*\/isErrorOf)/,
  /\/src\/ui\/(action|overlay\/DialogCover|page\/Promises)/,
  /\/src\/ui\/field\/(TextInput|RevealInput|focusControl)/,
];

/** See src/ui/select/withoutEmotion.ts. */
const WITHOUT_EMOTION = {
  '@emotion/react': `${import.meta.dirname}/src/ui/select/withoutEmotion.ts`,
};

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, import.meta.dirname, 'VITE_');

  return {
    plugins: [
      tenantPlugin(),
      react(),
      leaveOutPlugin(),
      prerenderPlugin(),
      previewPlugin(),
      noticesPlugin(),
      precompressPlugin(),
    ],
    // `/public` belongs to the backend's paths; static files are imported and so get hashed names.
    publicDir: false,
    resolve: { alias: WITHOUT_EMOTION },
    define: {
      // Local only when this equals 'development'; without a setting it is Vite's own mode.
      'import.meta.env.VITE_ENVIRONMENT': JSON.stringify(env.VITE_ENVIRONMENT ?? mode),
      // The preview alone has '1', and the mock's development server; no setting can say so.
      'import.meta.env.VITE_MOCK': JSON.stringify(mode === 'preview' ? '1' : ''),
    },
    // Other pages of the repository must not make the first load start over.
    optimizeDeps: { entries: ['index.html'] },
    build: {
      target: BUILD_TARGET,
      // The pages themselves name what they need (prerenderPlugin).
      modulePreload: false,
      license: { fileName: NOTICES },
      rolldownOptions: {
        // Addresses and numbers have names in the source, and need none in a script.
        optimization: { inlineConst: { mode: 'all' } },
        // Compressing takes most of a build, and may.
        checks: { bundlerTimings: false },
        output: {
          // A browser keeps a whole script at two bytes a letter for one letter beyond Latin-1.
          charset: 'ascii',
          // Few scripts, which compress better together; each group brings what its modules import. What changes only
          // with a dependency stays in a returning applicant's cache.
          codeSplitting: {
            groups: [
              {
                name: 'vendor',
                test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|zustand)\//,
                priority: 3,
              },
              { name: 'shell', test: (id) => SHELL.some((part) => part.test(id)), priority: 2 },
              { name: 'formSide', test: /\/src\/app\/formSide/, priority: 1 },
            ],
          },
        },
      },
    },
  };
});
