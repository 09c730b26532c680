import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const TESTS = ['**/*.test.{ts,tsx}', '**/*.test-d.ts', 'e2e/**', 'scripts/test-setup/**'];
const CONFIGS = ['*.config.{ts,js}', '.*.cjs', 'scripts/e2e/globalSetup.ts'];

const NO_BARE_FETCH = 'Call the backend through @admission/sdk: it alone knows the errors and the cookies.';

const sdkOnly = {
  name: 'openapi-fetch',
  message: 'Only sdk/ imports openapi-fetch; call a method of @admission/sdk.',
};
const uiOnly = [
  { name: 'react-select', message: 'Only src/ui wraps react-select; use its Select or Autocomplete.' },
  { name: 'react-modal', message: 'Only src/ui wraps react-modal; use its Modal.' },
  { name: 'react-toastify', message: 'Only src/ui wraps react-toastify; use its toasts.' },
];
const restrictImports = (paths) => [
  'error',
  {
    paths,
    patterns: [
      ...(paths.length > 1
        ? [
            {
              group: ['react-select/*', 'react-toastify/*'],
              message: 'Only src/ui wraps these libraries; use its controls.',
            },
          ]
        : []),
      { group: ['**/sdk/src/**'], message: "Import from '@admission/sdk': the sdk has one door." },
    ],
  },
];

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'sdk/src/generated/',
      'contracts/pacts/',
      'test-results/',
      'playwright-report/',
      '.data/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strictTypeChecked, reactHooks.configs.flat['recommended-latest']],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      // Interface or type: either reads well.
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // A loader throws a Response to redirect: that is react-router's own way.
      '@typescript-eslint/only-throw-error': ['error', { allow: [{ from: 'lib', name: 'Response' }] }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },

  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    rules: {
      'max-lines': ['error', 300],
      eqeqeq: 'error',
      'no-restricted-imports': restrictImports([sdkOnly, ...uiOnly]),
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportDefaultDeclaration',
          message: 'Export by name, so that a thing has one name everywhere.',
        },
        { selector: 'ExportSpecifier[exported.name="default"]', message: 'Export by name.' },
      ],
    },
  },

  { files: ['src/ui/**'], rules: { 'no-restricted-imports': restrictImports([sdkOnly]) } },
  { files: ['sdk/**'], rules: { 'no-restricted-imports': 'off' } },

  {
    // Code that runs in an applicant's browser.
    files: ['src/**/*.{ts,tsx}', 'sdk/**/*.ts'],
    ignores: TESTS,
    rules: {
      'no-console': ['error', { allow: ['error', 'warn'] }],
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: NO_BARE_FETCH },
        { name: 'XMLHttpRequest', message: NO_BARE_FETCH },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'window', property: 'fetch', message: NO_BARE_FETCH },
        { object: 'globalThis', property: 'fetch', message: NO_BARE_FETCH },
        { object: 'navigator', property: 'sendBeacon', message: NO_BARE_FETCH },
      ],
    },
  },
  { files: ['sdk/**/*.ts'], rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' } },

  {
    files: TESTS,
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/require-await': 'off',
      // Playwright's fixtures take `use` and an empty pattern.
      'react-hooks/rules-of-hooks': 'off',
      'no-empty-pattern': 'off',
    },
  },

  { files: ['**/*.{js,mjs,cjs}'], extends: [tseslint.configs.disableTypeChecked] },
  { files: CONFIGS, rules: { 'no-restricted-syntax': 'off' } },
);
