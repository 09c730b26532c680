import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const TESTS = ['**/*.test.{ts,tsx}', '**/*.test-d.ts', 'e2e/**', 'scripts/test-setup/**'];
const CONFIGS = ['**/*.config.{ts,js}', '.*.cjs', 'scripts/e2e/*.ts', '**/*Reporter.ts'];

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

const NAMED_EXPORTS = [
  {
    selector: 'ExportDefaultDeclaration',
    message: 'Export by name, so that a thing has one name everywhere.',
  },
  { selector: 'ExportSpecifier[exported.name="default"]', message: 'Export by name.' },
];

const NO_MODULE_STATE = [
  ':matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration[kind="let"]',
  ':matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator > NewExpression[callee.name=/^(Weak)?(Map|Set)$/][arguments.length=0]',
].map((selector) => ({
  selector,
  message:
    'A module keeps nothing: put it into the object it belongs to, such as a session or the page’s host.',
}));

/** Props and properties whose text is seen or heard. */
const SHOWN =
  '/^(addLabel|alt|aria-(description|label|placeholder|roledescription|valuetext)|description|errorLabel|eyebrow|heading|hint|intro|label|lead|message|note|placeholder|question|sub|sub_text|subtitle|tag|text|title)$/';
const CHOICE = ':matches(ConditionalExpression, LogicalExpression)';
const WORD = '[A-Za-z]{2}';
/** A text with a word in it, written out. */
const TEXT = `:matches(Literal[value=/${WORD}/], TemplateLiteral:has(> TemplateElement[value.raw=/${WORD}/]))`;
/** What only a developer reads: what is thrown. */
const THROWN = ':matches(NewExpression[callee.name=/Error$/], CallExpression[callee.type="Super"])';
const CHILDREN = ':matches(JSXElement, JSXFragment) > JSXExpressionContainer';
const NO_WORDS = [
  `JSXText[value=/${WORD}/]`,
  `${CHILDREN} > ${TEXT}`,
  `${CHILDREN} > ${CHOICE} > ${TEXT}`,
  `JSXAttribute[name.name=${SHOWN}] > ${TEXT}`,
  `JSXAttribute[name.name=${SHOWN}] > JSXExpressionContainer > ${TEXT}`,
  `JSXAttribute[name.name=${SHOWN}] > JSXExpressionContainer > ${CHOICE} > ${TEXT}`,
  `Property[key.name=${SHOWN}] > ${TEXT}`,
  `AssignmentPattern[left.name=${SHOWN}] > ${TEXT}`,
  // Prose, wherever it stands: a capital and a second word, or two words in a template.
  `:not(${THROWN}) > Literal[value=/^[A-Z][a-z’']*[,:]? [A-Za-z(]/]`,
  `:not(${THROWN}) > TemplateLiteral > TemplateElement[value.raw=/(^|[^-a-z])[A-Za-z][a-z]+ [a-z]{2,}([^-a-z]|$)/]`,
].map((selector) => ({
  selector,
  message: 'Words stand in one catalogue per room: add them to its …Words.ts and say WORDS.x here.',
}));

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
      'no-restricted-syntax': ['error', ...NAMED_EXPORTS],
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
      'no-restricted-syntax': ['error', ...NAMED_EXPORTS, ...NO_MODULE_STATE],
    },
  },
  { files: ['sdk/**/*.ts'], rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' } },

  {
    // What an applicant or staff can see or hear stands in the catalogues; the questions' own words in src/form.
    files: [
      'src/{app,data,features,session,ui}/**/*.{ts,tsx}',
      'src/core/{application,run/validation}/**/*.ts',
    ],
    ignores: [
      ...TESTS,
      '**/*Words.ts',
      '**/{test-support,testing}/**',
      'src/app/development/**',
      'src/scenario/**',
    ],
    rules: { 'no-restricted-syntax': ['error', ...NAMED_EXPORTS, ...NO_MODULE_STATE, ...NO_WORDS] },
  },

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
