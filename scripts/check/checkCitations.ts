import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findUnknownQuotes, listTexts } from './findUnknownQuotes.ts';

const TEXTS = '**/*.{ts,tsx,js,mjs,cjs,json,json5,md,yaml,yml,scss,html}';
const FOREIGN =
  /(^|\/)(node_modules|dist|\.data|\.git|coverage|test-results|playwright-report)$|package-lock/;
const ID = /\b([A-Z]{3,6})-(\d\d)(?:[…/](\d\d))?\b/g;
const SECTIONS = /Spec ((?:§\d+(?: "[^"]+")?(?:, | and )?)+)/g;
const SECTION = /§(\d+)(?: "([^"]+)")?/g;
const OUTSIDE =
  /(?:\.\.\/|[\s(`'"])shared\/[\w.-]+|product-spec\.md|(?<![\w.:/-])\/(?:home|Users|root|work)\/\w+/g;
/** Matches a repository file in backticks, given by its path from the root. */
const FILE =
  /`((?:src|sdk|contracts|prove|sandbox|e2e|scripts|bench|examples|docs|styles)\/[\w./-]+\.[a-z]+)`/g;
const NO_IDS = ['UTF-16'];
const DECISION = /\bdecisions?[ /](\d{3})\b/gi;
/** Matches a task in the authors' tracker, which readers cannot open. */
const ISSUE = /\bissues? #?\d+/gi;

/** The papers that quote what the application or the sandbox shows, and the sources with those texts. */
const QUOTING = ['docs/deploying/by-hand.md', 'docs/support.md'];
const SHOWING = '{src,sandbox/developer,sandbox/outbox}/**/*.{ts,tsx}';

/** The documents that citations can refer to. */
interface Papers {
  /** The text of the requirements. */
  requirements: string;
  specification: string;
  /** The numbers of the recorded decisions. */
  decisions: ReadonlySet<string>;
  /** Returns whether the repository contains a file. */
  hasFile: (path: string) => boolean;
}

/** Joins lines, so that citations wrapped across lines, even in comments, can be matched. */
const join = (text: string) => text.replaceAll(/\s+(?:(?:\*|\/\/|#)\s+)?/g, ' ');

/**
 * Finds dangling citations in a file: requirements, sections of the specification (or quotes from them), decisions or
 * files that do not exist, and documents or issues outside the repository.
 */
export function findDanglingCitations(
  file: string,
  { requirements, specification, decisions, hasFile }: Papers,
): string[] {
  const text = join(file);
  const ids = new Set(Array.from(requirements.matchAll(/^- \*\*([A-Z]+-\d\d)\*\*/gm), ([, id]) => id));
  const sections = new Map(
    specification.split(/^## §/m).map((body) => [body.split(' ')[0], join(body).toLowerCase()]),
  );
  const unknownIds = [...text.matchAll(ID)]
    .flatMap(([, prefix = '', first = '', last = first]) => [`${prefix}-${first}`, `${prefix}-${last}`])
    .filter((id) => !ids.has(id) && !NO_IDS.includes(id));
  const unknownSections = [...text.matchAll(SECTIONS)]
    .flatMap(([, list = '']) => [...list.matchAll(SECTION)])
    .filter(([, number, phrase = '']) => !sections.get(number)?.includes(phrase.toLowerCase()))
    .map(([section]) => `Spec ${section}`);
  const outside = [...file.matchAll(OUTSIDE), ...text.matchAll(ISSUE)].map(([cited]) => cited.trim());
  const unknownDecisions = Array.from(text.matchAll(DECISION), ([, number = '']) => number).filter(
    (number) => !decisions.has(number),
  );
  const missing = Array.from(file.matchAll(FILE), ([, path = '']) => path).filter((path) => !hasFile(path));
  return [
    ...[...new Set(unknownIds)].map((id) => `${id} is not in docs/requirements.md.`),
    ...unknownSections.map((section) => `${section} is not in docs/specification.md.`),
    ...unknownDecisions.map((number) => `Decision ${number} is not in docs/decisions.`),
    ...missing.map((path) => `${path} is not in the repository.`),
    ...outside.map((path) => `${path} is outside the repository.`),
  ];
}

if (import.meta.main) {
  const root = new URL('../../', import.meta.url);
  const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
  const papers = {
    requirements: read('docs/requirements.md'),
    specification: read('docs/specification.md'),
    decisions: new Set(readdirSync(new URL('docs/decisions/', root)).map((name) => name.slice(0, 3))),
    hasFile: (path: string) => existsSync(new URL(path, root)),
  };
  const hidden = globSync(['.github/**/*.yml', '.vscode/*.json'], { cwd: fileURLToPath(root) });
  const paths = globSync(TEXTS, { cwd: fileURLToPath(root), exclude: (path) => FOREIGN.test(path) });
  const findings = [...paths, ...hidden].flatMap((path) =>
    findDanglingCitations(read(path), papers).map((finding) => `${path}: ${finding}`),
  );
  const sources = globSync(SHOWING, {
    cwd: fileURLToPath(root),
    exclude: (path) => /\.test\.|\/(generated|test-support)$/.test(path),
  });
  const texts = sources.flatMap((path) => listTexts(read(path)));
  const quotes = QUOTING.flatMap((path) =>
    findUnknownQuotes(read(path), texts).map((quote) => `${path}: the application has no text "${quote}".`),
  );
  for (const finding of [...findings, ...quotes]) console.error(finding);
  process.exitCode = findings.length + quotes.length > 0 ? 1 : 0;
}
