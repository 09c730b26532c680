// Defines which rooms (README.md) may import which. Each message names the alternative.
const FEATURE = '^src/features/([^/]+)/';
const TEST = '\\.(test|test-d)\\.tsx?$';
/** All rooms. A rule lists the rooms that a room may import, and forbids all others. */
const OURS =
  '^(src/(core|form|tenant|routes|ui|session|features|scenario|app)/|sdk/|contracts/|sandbox/|simulation/|prove/|e2e/|scripts/|bench/)';

const room = (name, from, may, comment) => ({
  name: `${name}-imports`,
  comment,
  from: { path: from },
  to: { path: OURS, pathNot: [from, ...may] },
});

const [core, form, tenant, routes, ui, session, features, scenario, sdk, vectors] = [
  '^src/core/',
  '^src/form/',
  '^src/tenant/',
  '^src/routes/',
  '^src/ui/',
  '^src/session/',
  '^src/features/',
  '^src/scenario/',
  '^sdk/',
  '^contracts/vectors/',
];

module.exports = {
  forbidden: [
    room(
      'app',
      '^src/app/',
      [scenario, features, session, ui, form, tenant, routes, core],
      'app may import features, session, ui, form, tenant, routes, core and, for the mock, scenario; call the backend through session.',
    ),
    room(
      'scenario',
      scenario,
      [session, ui, tenant, '^sdk/src/examples/'],
      "scenario may import session, ui, tenant and the contract's examples: it uses the application only as an applicant would.",
    ),
    room(
      'features',
      features,
      [session, ui, form, tenant, routes, core],
      'A feature may import session, ui, form, tenant, routes and core; get what belongs to app as a prop, and what belongs to the sdk through session.',
    ),
    room(
      'session',
      session,
      [routes, core, sdk, vectors],
      'session may import routes, core and the sdk; navigation and rendering belong in app or a feature.',
    ),
    room(
      'form',
      form,
      [core, tenant, routes, vectors],
      'form declares the questions: it may import core, tenant and routes; rendering belongs in features.',
    ),
    room(
      'core',
      core,
      [sdk],
      'core may import only the types of the sdk; pass everything else as an argument.',
    ),
    room(
      'routes',
      routes,
      [core, sdk],
      'routes defines paths and what a navigation carries: it may import core and the sdk; navigating belongs in app or a feature.',
    ),
    room('ui', ui, ['^src/core/text/'], 'Pass controls what they need as props.'),
    room('tenant', tenant, [], 'tenant is plain settings and imports nothing else.'),
    room(
      'sdk',
      '^sdk/src/',
      [sdk],
      'The sdk may import only itself, so that it can be installed on its own; move what it needs into sdk/.',
    ),
    room(
      'sdk-test-support',
      '^sdk/test-support/',
      [sdk, '^contracts/kit/'],
      'Test support of the sdk may import only the sdk, and contracts/kit to read openapi.yaml.',
    ),
    room(
      'e2e',
      '^e2e/(?!deploy/)',
      [
        '^e2e/',
        '^scripts/(start|browser|gateway/slowLine)',
        '^sandbox/test-support/',
        '^contracts/kit/',
        '^(src/(form|app)/test-support/|sdk/(test-support/|src/(examples/)?index))',
      ],
      'A journey uses the product as an applicant does: it may import only code that starts servers, creates files, measures a page or fills in an application, contracts/kit and the sdk.',
    ),
    room(
      'contracts',
      '^contracts/',
      [sdk],
      'Only the sdk, so that the pact records what the backend receives.',
    ),
    room(
      'prove',
      '^prove/',
      [sdk, '^contracts/', '^sandbox/', '^scripts/(gateway|start|try)/'],
      'The proofs compare contract, pact, sandbox, mock and gateway: they may import only these, the sdk and scripts/try.',
    ),
    room(
      'sandbox',
      '^sandbox/',
      [sdk, '^contracts/kit/', vectors],
      "The sandbox may import only the sdk's types, and contracts/kit to read openapi.yaml: if it shared code with the product, tests against it would prove nothing.",
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
        '^sdk/(test-support|src/examples)/',
      ],
      'A script starts or checks the product: it may import sandbox, form, core, routes, contracts and the examples of openapi.yaml; logic that the product needs belongs in its rooms.',
    ),
    room(
      'e2e-deploy',
      '^e2e/deploy/',
      ['^e2e/', '^scripts/(browser|build|gateway|start)/', '^sandbox/createSandbox', '^contracts/kit/'],
      'The journey of the deployment also builds the product, and puts sandbox and gateway behind a web server.',
    ),
    room(
      'bench',
      '^bench/',
      [
        '^src/features/answer-form/',
        session,
        ui,
        core,
        '^scripts/(browser|build|start|try)/',
        '^contracts/kit/readCommand',
      ],
      'The benchmark renders the form as app does: it may import answer-form, session, ui and core, and scripts that build and serve the product.',
    ),

    {
      name: 'nothing-imports-the-simulation',
      comment: 'The simulation uses the product from outside; move what both need into the product.',
      from: { pathNot: '^simulation/' },
      to: { path: '^simulation/' },
    },
    {
      name: 'features-never-import-each-other',
      comment:
        'A feature may not import another: let app pass the outcome down, or move the shared part to ui, session or core.',
      from: { path: FEATURE },
      to: { path: features, pathNot: '^src/features/$1/' },
    },
    {
      name: 'types-only-from-the-sdk',
      comment:
        "core, routes and sandbox may import only types from the sdk: write `import type { … } from '@admission/sdk'`.",
      // The backend that the sdk packs is tested with the sdk.
      from: { path: '^(src/(core|routes)|sandbox)/', pathNot: '^sandbox/testing/.*\\.test\\.ts$' },
      to: { path: sdk, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'sdk-has-one-door',
      comment: "Import from '@admission/sdk' or its examples; everything else in the sdk is internal.",
      from: { pathNot: sdk },
      // Test support is exempt: sdk tests and screen tests share replies made from openapi.yaml.
      to: { path: sdk, pathNot: '^sdk/(src/(examples/)?index\\.ts$|test-support/)' },
    },
    {
      name: 'session-has-one-door',
      comment:
        'Import from session/index.ts; everything else in session is internal, except to tests, the simulation and the benchmark.',
      from: { path: '^src/', pathNot: `${session}|${TEST}` },
      to: {
        path: session,
        pathNot: '^src/session/(index\\.ts$|SessionProvider\\.tsx$|calls/createSdk\\.ts$|test-support/)',
      },
    },
    {
      name: 'session-floors',
      comment:
        'In session, only reading and lifecycle know the page as a whole; letters, calls, browser, documents, status and saving are below them.',
      from: { path: `${session}(letters|calls|browser|documents|status|saving)/`, pathNot: TEST },
      to: { path: `${session}(lifecycle|reading)/` },
    },
    {
      name: 'examples-are-for-fakes',
      comment:
        'Production builds must not contain the examples: only tests, their support and the mock may import them.',
      from: {
        path: '^(src|sdk/src)/',
        pathNot: `^sdk/src/(examples|generated)/|^src/scenario/|/test-support/|${TEST}`,
      },
      to: { path: '^sdk/src/(examples/|generated/examples)' },
    },
    {
      name: 'core-has-no-react',
      comment: 'core must run without React or a browser; hooks belong in features.',
      from: { path: '^src/core/', pathNot: '\\.test\\.tsx?$' },
      to: { path: 'node_modules/(react|react-dom|react-router-dom|@tanstack)/' },
    },
    {
      name: 'core-declares-first',
      comment:
        'core/declare is plain data and must not depend on how a form runs or is checked; move code that runs to core/run.',
      from: { path: '^src/core/declare/', pathNot: TEST },
      to: { path: '^src/core/', pathNot: '^src/core/(declare/|answers/|kinds/|dates/|constants\\.ts$)' },
    },
    {
      name: 'core-declares-before-kinds',
      comment: 'core/declare may import only the types of kinds.',
      from: { path: '^src/core/declare/', pathNot: TEST },
      to: { path: '^src/core/kinds/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'core-kinds-know-no-form',
      comment:
        'A kind of question may import declarations, answers and rules; code that needs the whole form, its store or yup belongs in core/run.',
      from: { path: '^src/core/kinds/', pathNot: TEST },
      to: {
        path: '^src/core/|node_modules/yup/',
        pathNot: '^src/core/((declare|answers|kinds|dates|text)/|constants\\.ts$)',
      },
    },
    {
      name: 'core-runs-unchecked',
      comment: 'core/run may import declarations and kinds; code only for checks belongs in core/check.',
      from: { path: '^src/core/run/', pathNot: TEST },
      to: {
        path: '^src/core/',
        pathNot: '^src/core/((declare|answers|kinds|run|dates|text)/|(constants|entriesOf|makeId)\\.)',
      },
    },
    {
      name: 'checks-are-for-development',
      comment: 'Builds must not contain core/check: import it only in tests and in app/development.',
      from: {
        path: '^src/',
        pathNot: `^src/core/|^src/app/development/|${TEST}`,
      },
      to: { path: '^src/core/check/' },
    },
    {
      name: 'only-sdk-imports-openapi-fetch',
      comment: 'Only sdk/ may import openapi-fetch; call a method of @admission/sdk.',
      from: { pathNot: sdk },
      to: { path: 'node_modules/openapi-(fetch|react-query)/' },
    },
    {
      name: 'only-ui-wraps-the-widgets',
      comment: 'Only src/ui may import react-select, react-modal and react-toastify; use its controls.',
      from: { path: '^(src|sdk)/', pathNot: ui },
      to: { path: 'node_modules/(react-select|react-modal|react-toastify)/' },
    },
    {
      name: 'no-cycles',
      comment: 'These files import each other, or their types: move the shared part to another file.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      comment: 'This import cannot be resolved: check the path and its extension.',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'product-without-test-code',
      comment: 'Product code may not import a test file: move what both need out of it.',
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
