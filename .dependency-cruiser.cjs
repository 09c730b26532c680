// Which of the rooms in README.md may import which. Each message says what to do instead.
const FEATURE = '^src/features/([^/]+)/';

const TEST = '\\.(test|test-d)\\.tsx?$';

/** All rooms. A rule lists the rooms that a room may import, and forbids all others. */
const OURS =
  '^(src/(core|form|tenant|routes|ui|session|features|scenario|app)/|sdk/|contracts/|sandbox/|simulation/|e2e/|scripts/|bench/)';

const room = (name, from, may, comment) => ({
  name: `${name}-imports`,
  comment,
  from: { path: from },
  to: { path: OURS, pathNot: [from, ...may] },
});

const [core, form, tenant, routes, ui, session, features, scenario, sdk] = [
  '^src/core/',
  '^src/form/',
  '^src/tenant/',
  '^src/routes/',
  '^src/ui/',
  '^src/session/',
  '^src/features/',
  '^src/scenario/',
  '^sdk/',
];

module.exports = {
  forbidden: [
    room(
      'app',
      '^src/app/',
      [scenario, features, session, ui, form, tenant, routes, core],
      'app composes features, session, ui, form, tenant, routes and core, on the mock with scenario; reach the backend through session.',
    ),
    room(
      'scenario',
      scenario,
      [session, ui, tenant, '^sdk/src/examples/'],
      "scenario is a tool for the mock: it presses what an applicant presses, and knows the contract's examples, the session's marker, ui and the banner's dates alone.",
    ),
    room(
      'features',
      features,
      [session, ui, form, tenant, routes, core],
      'A feature uses session, ui, form, tenant, routes and core; what belongs to app or the sdk comes down as a prop or through session.',
    ),
    room(
      'session',
      session,
      [routes, core, sdk],
      'session knows routes, core and the sdk; what leads somewhere or is shown belongs to app or a feature.',
    ),
    room(
      'form',
      form,
      [core, tenant, routes],
      'form is declarations in the language of core, with the texts of tenant and the addresses of routes; rendering belongs to features.',
    ),
    room(
      'core',
      core,
      [sdk],
      'core knows the types of the sdk and nothing else; pass what it needs as an argument.',
    ),
    room(
      'routes',
      routes,
      [core, sdk],
      'routes says which addresses there are and what a navigation carries; what leads there belongs to app or a feature.',
    ),
    room(
      'ui',
      ui,
      ['^src/core/run/plainDigits.ts$'],
      'ui controls know no answers: take props and emit events; connect them in a feature.',
    ),
    room(
      'tenant',
      tenant,
      [],
      'tenant is plain settings; what needs more imports tenant, not the other way.',
    ),
    room(
      'sdk',
      '^sdk/src/',
      [sdk],
      'The sdk stands alone, so that others can install it; move what it needs into sdk/.',
    ),
    room(
      'sdk-test-support',
      '^sdk/test-support/',
      [sdk, '^contracts/kit/'],
      'Test support of the sdk reads openapi.yaml with contracts/kit, and knows nothing else of ours.',
    ),
    room(
      'e2e',
      '^e2e/',
      [
        '^scripts/(start|browser|gateway/slowLine)',
        '^sandbox/test-support/',
        '^contracts/kit/',
        '^sdk/(test-support/|src/(examples/)?index)',
      ],
      'A journey sees what an applicant sees: the browser and the addresses; of ours only what starts a server or makes a file.',
    ),
    room(
      'contracts',
      '^contracts/(?!prove/)',
      [sdk],
      'A contract is written with the sdk alone; anything else would not be what the backend meets.',
    ),
    room(
      'contracts-prove',
      '^contracts/prove/',
      [sdk, '^contracts/', '^sandbox/', '^scripts/(gateway|start|try)/'],
      'The proofs hold contract, pact, sandbox, mock and gateway against each other; what they know of the rest belongs there.',
    ),
    room(
      'sandbox',
      '^sandbox/',
      [sdk, '^contracts/kit/'],
      "The sandbox takes the sdk's types and reads openapi.yaml with contracts/kit: a stand-in that borrowed our rules would verify only itself.",
    ),
    room(
      'scripts',
      '^scripts/',
      [
        form,
        core,
        routes,
        '^sandbox/',
        '^contracts/(verify|kit|model|rules)/',
        '^e2e/',
        '^sdk/test-support/',
      ],
      'A script starts or checks the product (sandbox, form, core, routes, contracts/verify, kit and model); logic the product needs belongs in its rooms.',
    ),
    {
      name: 'journeys-are-for-playwright',
      comment: 'Only what Playwright runs takes the helpers of the journeys.',
      from: { path: '^scripts/', pathNot: '^scripts/deploy/' },
      to: { path: '^e2e/' },
    },
    room(
      'bench',
      '^bench/',
      [
        '^src/features/answer-form/',
        session,
        ui,
        core,
        '^scripts/(browser|build|start|try)/',
        '^contracts/verify/readCommand',
      ],
      'The benchmark renders the form as app does: answer-form, session, ui and core; no other feature. What it measures whole it builds and serves as npm start does.',
    ),

    {
      name: 'nothing-imports-the-simulation',
      comment: 'The simulation plays the product from outside: move what both need into the product.',
      from: { pathNot: '^simulation/' },
      to: { path: '^simulation/' },
    },
    {
      name: 'features-never-import-each-other',
      comment:
        'A feature never imports another: let app pass the outcome down, or move the shared part to ui, session or core.',
      from: { path: FEATURE },
      to: { path: features, pathNot: '^src/features/$1/' },
    },
    {
      name: 'types-only-from-the-sdk',
      comment:
        "core, routes and sandbox take only types from the sdk: write `import type { … } from '@admission/sdk'`.",
      from: { path: '^(src/(core|routes)|sandbox)/' },
      to: { path: sdk, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'sdk-has-one-door',
      comment:
        "Import from '@admission/sdk' or its examples; what is not exported there is not for use outside.",
      from: { pathNot: sdk },
      // Test support may be shared: both the sdk's tests and the screens' use replies made from openapi.yaml.
      to: { path: sdk, pathNot: '^sdk/(src/(examples/)?index\\.ts$|test-support/)' },
    },
    {
      name: 'session-has-one-door',
      comment:
        'Import from session/index.ts; what is not exported there is not for use outside. Tests, the simulation and the benchmark may go deeper.',
      from: { path: '^src/', pathNot: `${session}|${TEST}` },
      to: {
        path: session,
        pathNot: '^src/session/(index\\.ts$|SessionProvider\\.tsx$|calls/createSdk\\.ts$|test-support/)',
      },
    },
    {
      name: 'examples-are-for-fakes',
      comment:
        'No production build carries the examples: only tests, their support and the mock import them.',
      from: {
        path: '^(src|sdk/src)/',
        pathNot: `^sdk/src/(examples|generated)/|^src/scenario/|/test-support/|${TEST}`,
      },
      to: { path: '^sdk/src/(examples/|generated/examples)' },
    },
    {
      name: 'core-has-no-react',
      comment: 'core runs without React or a browser; a hook belongs in features.',
      from: { path: '^src/core/', pathNot: '\\.test\\.tsx?$' },
      to: { path: 'node_modules/(react|react-dom|react-router-dom|@tanstack)/' },
    },
    {
      name: 'core-declares-first',
      comment:
        'core/declare is plain data and knows nothing of how a form runs or is checked; move what runs to core/run.',
      from: { path: '^src/core/declare/', pathNot: TEST },
      to: { path: '^src/core/', pathNot: '^src/core/(declare/|kinds/|dates/|constants\\.ts$)' },
    },
    {
      name: 'core-declares-before-kinds',
      comment: 'core/declare takes only the types of kinds, to say what a form is made of.',
      from: { path: '^src/core/declare/', pathNot: TEST },
      to: { path: '^src/core/kinds/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'core-kinds-know-no-form',
      comment:
        'A kind of question knows declarations, answers and rules; what needs the whole form, its store or yup belongs in core/run.',
      from: { path: '^src/core/kinds/', pathNot: TEST },
      to: {
        path: '^src/core/|node_modules/yup/',
        pathNot:
          '^src/core/((declare|kinds|dates)/|constants\\.ts$|run/(cleanText|plainDigits|conditions/evaluate|answers/FormState|validation/(ErrorsByKey|validationWords))\\.ts$)',
      },
    },
    {
      name: 'core-runs-unchecked',
      comment: 'core/run needs declarations and kinds; what only the checks need belongs in core/check.',
      from: { path: '^src/core/run/', pathNot: TEST },
      to: { path: '^src/core/', pathNot: '^src/core/((declare|kinds|run|dates)/|constants\\.ts$)' },
    },
    {
      name: 'checks-are-for-development',
      comment: 'No build carries core/check: import it in tests and in app/development only.',
      from: {
        path: '^src/',
        pathNot: `^src/core/|^src/app/development/|${TEST}`,
      },
      to: { path: '^src/core/check/' },
    },
    {
      name: 'only-sdk-imports-openapi-fetch',
      comment: 'Only sdk/ imports openapi-fetch; call a method of @admission/sdk.',
      from: { pathNot: sdk },
      to: { path: 'node_modules/openapi-(fetch|react-query)/' },
    },
    {
      name: 'only-ui-wraps-the-widgets',
      comment: 'react-select, react-modal and react-toastify live in src/ui; use its controls.',
      from: { path: '^(src|sdk)/', pathNot: ui },
      to: { path: 'node_modules/(react-select|react-modal|react-toastify)/' },
    },
    {
      name: 'no-cycles',
      comment:
        'Two files that import each other, types included, cannot be read alone: move the shared part to a third.',
      from: { path: '^(src|sdk)/' },
      to: { circular: true },
    },
    {
      name: 'no-cycles-around-the-product',
      comment: 'Two files that import each other cannot be read alone: move the shared part to a third.',
      from: { pathNot: '^(src|sdk)/' },
      // Type imports may be circular here, because they no longer exist when the program runs.
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unresolved',
      comment: 'This import leads nowhere: check the path and its extension.',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'product-without-test-code',
      comment: 'Product code imports no test file: move what both need out of it.',
      from: { path: '^(src|sdk)/', pathNot: '\\.(test|test-d)\\.tsx?$|/test-support/' },
      to: { path: '\\.test\\.tsx?$' },
    },
  ].map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
