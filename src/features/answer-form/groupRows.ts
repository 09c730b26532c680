import type { FormNode } from '../../core/declare/FormNode.ts';

const isNarrow = (node: FormNode): boolean => {
  if ('key' in node) return node.width !== undefined && node.kind !== 'radio';
  return node.kind === 'conditionGroups' && node.inline === true;
};

/** Groups consecutive part-width questions into rows; every other node is on its own. */
export function groupRows(nodes: readonly FormNode[]) {
  const rows: { isRow: boolean; nodes: FormNode[] }[] = [];
  for (const node of nodes) {
    const open = rows.at(-1);
    if (open?.isRow && isNarrow(node)) open.nodes.push(node);
    else rows.push({ isRow: isNarrow(node), nodes: [node] });
  }
  return rows;
}
