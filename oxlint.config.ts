import { defineConfig, type OxlintConfig } from 'oxlint';
import { VAGUE_NAMES } from './scripts/check/vagueNames.ts';

const TESTS = [
  '**/*.test.{ts,tsx}',
  '**/*.test-d.ts',
  '**/*.deploy.ts',
  'e2e/**',
  'scripts/check/failOnConsoleError.ts',
];
const CONFIGS = [
  'scripts/check/restrictedSyntax.ts',
  '**/*.config.{ts,js}',
  '.*.cjs',
  'scripts/start/*Alone.ts',
  '**/*Reporter.ts',
  // Stand-ins for packages with a default export.
  'src/**/without{PropTypes,Objects}.ts',
];

const NO_BARE_FETCH = 'Call the backend through @admission/sdk, which handles its errors and cookies.';

const NAMED_EXPORTS = [
  {
    selector: 'ExportDefaultDeclaration',
    message: 'Use a named export, so that the name is the same everywhere.',
  },
  { selector: 'ExportSpecifier[exported.name="default"]', message: 'Use a named export.' },
];

const OF_MODULE = ':matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration';
const NO_MODULE_STATE = [
  `${OF_MODULE}[kind="let"]`,
  // Empty collections and objects with `current` are meant to be filled later, so they count as state.
  `${OF_MODULE} > VariableDeclarator > NewExpression[callee.name=/^(Weak)?(Map|Set)$/][arguments.length=0]`,
  `${OF_MODULE} > VariableDeclarator:not([id.typeAnnotation.typeAnnotation.operator="readonly"]) > ArrayExpression[elements.length=0]`,
  `${OF_MODULE} > VariableDeclarator > ObjectExpression[properties.length=0]`,
  `${OF_MODULE} > VariableDeclarator > ObjectExpression > Property[key.name="current"]`,
  `${OF_MODULE} > VariableDeclarator > CallExpression[callee.name="createRef"]`,
].map((selector) => ({
  selector,
  message: 'Modules must not hold state: move it into the object that owns it, such as a session.',
}));

/** Paths are written only in src/routes/paths.ts. */
const NO_ADDRESSES = [
  {
    selector:
      ':not(VariableDeclarator[id.name=/_PATH$/]) > Literal[value=/^\\u002F(about|completion|confirm|education|final-steps|forgot|login|reset|signup)$/]',
    message: 'Do not write paths as literals: import this one from src/routes/paths.ts.',
  },
];

/** Props and properties whose text a person sees or hears. */
const SHOWN =
  '/^(addLabel|alt|aria-(description|label|placeholder|roledescription|valuetext)|description|errorLabel|eyebrow|heading|hint|intro|label|lead|message|note|placeholder|question|sub|sub_text|subtitle|tag|text|title)$/';
const CHOICE = ':matches(ConditionalExpression, LogicalExpression)';
const WORD = '[A-Za-z]{2}';
/** A string or template literal that contains a word. */
const TEXT = `:matches(Literal[value=/${WORD}/], TemplateLiteral:has(> TemplateElement[value.raw=/${WORD}/]))`;
/** A thrown error, whose text only developers read. */
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
  // Prose anywhere: a literal that starts with a capitalised word and a second one, or a template with two
  // words.
  `:not(${THROWN}) > Literal[value=/^[A-Z][a-z’']*[,:]? [A-Za-z(]/]`,
  `:not(${THROWN}) > TemplateLiteral > TemplateElement[value.raw=/(^|[^-a-z])[A-Za-z][a-z]+ [a-z]{2,}([^-a-z]|$)/]`,
].map((selector) => ({
  selector,
  message: 'Each room keeps its texts in one file: add this one to its …Words.ts and use WORDS.x here.',
}));

/** Rules in addition to oxlint's defaults ("correctness"): those typescript-eslint calls strict, and React's. */
const STRICT: OxlintConfig['rules'] = {
  eqeqeq: 'error',
  'max-lines': ['error', 300],
  'no-array-constructor': 'error',
  'no-useless-constructor': 'error',
  'no-var': 'error',
  'prefer-const': 'error',
  'prefer-rest-params': 'error',
  'prefer-spread': 'error',
  'react/rules-of-hooks': 'error',
  'react/unsupported-syntax': 'error',
  'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
  'typescript/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
  'typescript/no-confusing-void-expression': [
    'error',
    { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
  ],
  'typescript/no-deprecated': 'error',
  'typescript/no-dynamic-delete': 'error',
  'typescript/no-empty-object-type': 'error',
  'typescript/no-explicit-any': 'error',
  'typescript/no-extraneous-class': 'error',
  'typescript/no-invalid-void-type': 'error',
  'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  'typescript/no-non-null-assertion': 'error',
  'typescript/no-non-null-asserted-nullish-coalescing': 'error',
  'typescript/no-require-imports': 'error',
  'typescript/no-unnecessary-boolean-literal-compare': 'error',
  'typescript/no-unnecessary-condition': 'error',
  'typescript/no-unnecessary-template-expression': 'error',
  'typescript/no-unnecessary-type-arguments': 'error',
  'typescript/no-unnecessary-type-assertion': 'error',
  'typescript/no-unnecessary-type-constraint': 'error',
  'typescript/no-unnecessary-type-conversion': 'error',
  'typescript/no-unnecessary-type-parameters': 'error',
  'typescript/no-unsafe-argument': 'error',
  'typescript/no-unsafe-assignment': 'error',
  'typescript/no-unsafe-call': 'error',
  'typescript/no-unsafe-enum-comparison': 'error',
  'typescript/no-unsafe-function-type': 'error',
  'typescript/no-unsafe-member-access': 'error',
  'typescript/no-unsafe-return': 'error',
  // A loader throws a Response to redirect, which is how React Router works.
  'typescript/only-throw-error': ['error', { allow: [{ from: 'lib', name: 'Response' }] }],
  'typescript/prefer-promise-reject-errors': 'error',
  'typescript/prefer-reduce-type-parameter': 'error',
  'typescript/prefer-return-this-type': 'error',
  'typescript/related-getter-setter-pairs': 'error',
  'typescript/require-await': 'error',
  'typescript/restrict-plus-operands': [
    'error',
    {
      allowAny: false,
      allowBoolean: false,
      allowNullish: false,
      allowNumberAndString: false,
      allowRegExp: false,
    },
  ],
  'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
  'typescript/return-await': ['error', 'error-handling-correctness-only'],
  'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  'typescript/unified-signatures': 'error',
  'typescript/use-unknown-in-catch-callback-variable': 'error',
  'no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
};

export default defineConfig({
  plugins: ['typescript', 'react', 'oxc'],
  jsPlugins: ['./scripts/check/restrictedSyntax.ts'],
  categories: { correctness: 'error' },
  options: { typeAware: true, typeCheck: true, reportUnusedDisableDirectives: 'error', maxWarnings: 0 },
  env: { builtin: true },
  ignorePatterns: ['dist/', 'contracts/pacts/', 'test-results/', 'playwright-report/', '.data/'],
  rules: {
    ...STRICT,
    'house/restricted-syntax': ['error', NAMED_EXPORTS],
  },
  overrides: [
    {
      // Code that runs in an applicant's browser.
      files: ['src/**/*.{ts,tsx}', 'sdk/**/*.ts'],
      excludeFiles: TESTS,
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
        'house/restricted-syntax': ['error', [...NAMED_EXPORTS, ...NO_MODULE_STATE, ...VAGUE_NAMES]],
      },
    },
    {
      files: ['simulation/**/*.ts'],
      rules: { 'house/restricted-syntax': ['error', [...NAMED_EXPORTS, ...VAGUE_NAMES]] },
    },
    {
      // The early script asks before the sdk is there, which then gets the replies (fetchFirst.ts).
      files: ['sdk/**/*.ts', 'src/app/start/fetch*.ts'],
      rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' },
    },
    {
      // Text that applicants or staff see or hear belongs in the catalogues, except for questions (src/form).
      files: ['src/{app,features,routes,session,ui}/**/*.{ts,tsx}', 'src/core/run/validation/**/*.ts'],
      excludeFiles: [
        ...TESTS,
        '**/*Words.ts',
        '**/test-support/**',
        'src/app/development/**',
        'src/scenario/**',
      ],
      rules: {
        'house/restricted-syntax': [
          'error',
          [...NAMED_EXPORTS, ...NO_MODULE_STATE, ...VAGUE_NAMES, ...NO_ADDRESSES, ...NO_WORDS],
        ],
      },
    },
    {
      files: TESTS,
      rules: {
        'typescript/no-non-null-assertion': 'off',
        'typescript/unbound-method': 'off',
        'typescript/require-await': 'off',
        // In Playwright's fixtures, `use` is not a hook, and an empty pattern is required.
        'react/rules-of-hooks': 'off',
        'no-empty-pattern': 'off',
      },
    },
    {
      files: ['**/*.{js,mjs,cjs}'],
      rules: Object.fromEntries(
        ['argument', 'assignment', 'call', 'member-access', 'return'].map((what) => [
          `typescript/no-unsafe-${what}`,
          'off',
        ]),
      ),
    },
    { files: ['**/generated/**'], rules: { 'max-lines': 'off' } },
    { files: CONFIGS, rules: { 'house/restricted-syntax': 'off' } },
  ],
});
