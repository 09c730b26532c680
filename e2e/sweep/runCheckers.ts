import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { finishTransitions, injectAxe } from '../test-support/runAxe.ts';

/** A checker's finding about one element. */
export interface Finding {
  /** `axe:` or `ibm:`, followed by the checker's own rule name. */
  readonly rule: string;
  readonly element: string;
  readonly message: string;
}

const ACE = createRequire(import.meta.url).resolve('accessibility-checker-engine/ace-window.js');
const IBM = `${readFileSync(ACE, 'utf8')};window.ace = ace;0`;

interface Checkers {
  axe: {
    getRules: () => { ruleId: string }[];
    run: (options: object) => Promise<{
      violations: { id: string; help: string; nodes: { html: string }[] }[];
    }>;
  };
  ace: {
    Checker: new () => {
      check: (
        document: Document,
        rulesets: string[],
      ) => Promise<{
        results: {
          ruleId: string;
          value: string[];
          message: string;
          snippet: string;
          path: { dom: string };
        }[];
      }>;
    };
  };
}

/** Runs axe with all rules, and IBM's checker including its potential findings. */
export async function runCheckers(page: Page): Promise<Finding[]> {
  await finishTransitions(page);
  await injectAxe(page);
  await page.evaluate(IBM);
  return page.evaluate(async () => {
    const { axe, ace } = window as unknown as Checkers;
    const rules = Object.fromEntries(axe.getRules().map(({ ruleId }) => [ruleId, { enabled: true }]));
    const { violations } = await axe.run({ rules, resultTypes: ['violations'], preload: false });
    const { results } = await new ace.Checker().check(document, ['IBM_Accessibility', 'WCAG_2_2']);
    // IBM's checker ignores `inert`, so its findings in content made inert by a dialog are dropped here.
    const isInert = (path: string) => {
      const found = document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE);
      return found.singleNodeValue instanceof Element && found.singleNodeValue.closest('[inert]') !== null;
    };
    return [
      ...violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ html }) => ({ rule: `axe:${id}`, element: html, message: help })),
      ),
      ...results
        .filter(({ value, path }) => value[1] !== 'PASS' && !isInert(path.dom))
        .map(({ ruleId, value, message, snippet }) => ({
          rule: `ibm:${ruleId} ${value[1] === 'FAIL' ? 'fails' : 'asks'}`,
          element: snippet,
          message,
        })),
    ];
  });
}
