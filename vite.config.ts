import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { NOTICES, noticesPlugin } from './scripts/deploy/noticesPlugin.ts';
import { prerenderPlugin } from './scripts/deploy/prerenderPlugin.ts';
import { precompressPlugin } from './scripts/deploy/precompressPlugin.ts';
import { previewPlugin } from './scripts/deploy/previewPlugin.ts';
import { BUILD_TARGET } from './scripts/minimum/minimum.ts';
import { tenantPlugin } from './scripts/tenants/tenantPlugin.ts';

const KIT = [
  /\/sdk\/src\/errors\//,
  /\/src\/core\/(application\/(?!cleanFileName|decideLocation|webStatus|yearsBefore)|constants|ConfigurationError)/,
  /\/src\/data\/(Connection|judgeFailure)/,
  /\/src\/features\/auth\/EmailField/,
  /\/src\/session\/(readAccess|SessionHostContext)/,
  /\/src\/tenant\//,
  /\/src\/ui\/(action|joinClasses|lazyPart|overlay\/DialogCover|parts|uiWords|useLazyPart)/,
  /\/src\/ui\/field\/(TextInput|RevealInput|focus|render|useKept)/,
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
      modulePreload: { polyfill: false },
      license: { fileName: NOTICES },
      rolldownOptions: {
        // Compressing takes most of a build, and may.
        checks: { bundlerTimings: false },
        output: {
          // What changes only with a dependency stays in a returning applicant's cache.
          codeSplitting: {
            groups: [
              {
                name: 'vendor',
                test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|zustand)\//,
              },
              // With what the form's first script and its later ones share.
              {
                name: 'query',
                test: /node_modules\/@tanstack\/|\/src\/(data\/runMutation|ui\/select\/placeMenu)/,
              },
              // What a card and the form's first page both need: one file instead of a dozen.
              { name: 'kit', test: (id) => KIT.some((part) => part.test(id)) },
            ],
          },
        },
      },
    },
  };
});
