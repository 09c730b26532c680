import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import type { Contract } from '../../contracts/kit/contract.ts';
import { followRefs } from '../../contracts/kit/followRefs.ts';
import { checkContract } from '../../contracts/rules/checkContract.ts';
import { checkSentences } from '../../contracts/rules/checkSentences.ts';
import { readPlanted } from '../check/readPlanted.ts';
import { compileWith } from './compileWith.ts';
import { followRecipe } from './followRecipe.ts';
import { raiseVersion } from './raiseVersion.ts';
import { renderExamples } from './renderExamples.ts';
import { renderReplyShapes } from './renderReplyShapes.ts';
import { renderSchema } from './renderSchema.ts';

const OPENAPI = 'openapi.yaml';
const SANDBOX = 'sandbox/answers/answerOperations.ts';
const HANDLERS = 'sandbox/http/addOperations.ts';
const COMPILED = ['sdk/src/createSdk.ts', 'contracts/consumer/deadline.pact.test.ts', HANDLERS];

/** How long the compiler may take on a busy machine. */
const COMPILING_MS = 180_000;

const files = followRecipe('docs/adding-a-call.md');
const { [OPENAPI]: openapi = '' } = files;
const contract: Contract = followRefs(parse(openapi));

const generated: Record<string, string> = {
  'sdk/src/generated/schema.ts': await renderSchema(openapi),
  'sdk/src/generated/examples.ts': renderExamples(contract),
  'sdk/src/generated/replyShapes.ts': renderReplyShapes(contract),
};

describe('following docs/adding-a-call.md', () => {
  test('the operation follows our own rules for openapi.yaml · CARD-06', () => {
    expect(checkContract(contract)).toEqual([]);
    const sentences = files['docs/contracts/sentences.md'] ?? '';
    const planted = readPlanted('.').map(({ name }) => name);
    expect(checkSentences(contract, sentences, planted)).toEqual([]);
  });

  test('npm run generate raises the version and names the call to the backend team once', () => {
    const released = followRefs(parse(openapi));
    released.info = { version: '1.2.3' };
    delete released.paths?.['/api/deadline'];
    const before = {
      openapi: openapi.replace(/^ {2}version: .*$/m, '  version: 1.2.3'),
      changelog: '# Releases\n\n## 1.2.3\n\nThe last.\n',
    };

    const raised = raiseVersion(released, before);

    expect(raised.openapi).toContain('\n  version: 1.2.4\n');
    expect(raised.changelog).toMatch(/## 1\.2\.4\n\n- `GET \/api\/deadline` \(`getDeadline`\) is a new call/);
    expect(raiseVersion(released, raised)).toEqual(raised);
  });

  test(
    'the edits compile, except that the sandbox lacks a handler',
    () => {
      const { [SANDBOX]: _handler, ...without } = { ...files, ...generated };

      expect(compileWith(without, COMPILED, ['node'])).toEqual([
        expect.objectContaining({
          file: HANDLERS,
          message: expect.stringContaining("Property 'getDeadline' is missing") as string,
        }),
      ]);
    },
    COMPILING_MS,
  );
});
