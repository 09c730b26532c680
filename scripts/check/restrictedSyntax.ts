/** The context that oxlint passes to a rule. Oxlint publishes no types for plugins written in TypeScript. */
interface Context {
  options: [Restriction[]];
  report: (problem: { node: unknown; message: string }) => void;
}

/** A selector for syntax nodes (ESTree, esquery), and a message that says what to write instead. */
interface Restriction {
  selector: string;
  message: string;
}

/** Reports everything a selector matches, like ESLint's `no-restricted-syntax`, which oxlint lacks. */
function create({ options, report }: Context) {
  const [restrictions] = options;
  return Object.fromEntries(
    restrictions.map(({ selector, message }) => [selector, (node: unknown) => report({ node, message })]),
  );
}

export default {
  meta: { name: 'house' },
  rules: { 'restricted-syntax': { meta: { schema: [{ type: 'array' }] }, create } },
};
