interface Fiber {
  readonly type: unknown;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** React's flag of a component that has been rendered, which its developer tools read too. */
const PERFORMED_WORK = 1;

/** Counts the components that React has rendered in its last commit to a root's element. */
export function countRendered(container: Element): number {
  const [, own] = Object.entries(container).find(([name]) => name.startsWith('__reactContainer')) ?? [];
  return countIn((own as { stateNode: { current: Fiber } }).stateNode.current);
}

function countIn(fiber: Fiber): number {
  const isComponent = typeof fiber.type === 'function' || 'render' in Object(fiber.type);
  const isRendered = isComponent && (fiber.alternate === null || (fiber.flags & PERFORMED_WORK) !== 0);
  // A child that both versions share has not been visited.
  const children = fiber.child === fiber.alternate?.child ? null : fiber.child;
  return Number(isRendered) + sum(children);
}

function sum(first: Fiber | null): number {
  let total = 0;
  for (let child = first; child; child = child.sibling) total += countIn(child);
  return total;
}
