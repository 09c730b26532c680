import type { FormNode } from '../../core/declare/FormNode.ts';

/** Nodes that share a line on a wide screen, or one that takes it all. */
export interface FormRow {
  readonly isRow: boolean;
  readonly nodes: readonly FormNode[];
}

const isNarrow = (node: FormNode): boolean => {
  if ('key' in node) return node.width !== undefined && node.width !== 'full' && node.kind !== 'radio';
  return node.kind === 'conditionGroups' && node.inline === true;
};

/** Puts consecutive questions of part width side by side. */
export function groupRows(nodes: readonly FormNode[]): readonly FormRow[] {
  const rows: { isRow: boolean; nodes: FormNode[] }[] = [];
  for (const node of nodes) {
    const open = rows.at(-1);
    if (open?.isRow && isNarrow(node)) open.nodes.push(node);
    else rows.push({ isRow: isNarrow(node), nodes: [node] });
  }
  return rows;
}
