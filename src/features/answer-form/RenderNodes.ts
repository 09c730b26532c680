import type { FormNode } from '../../core/declare/FormNode.ts';
import type { Markup } from '../../ui/index.ts';

/** Renders the children of a node. */
export type RenderNodes = (nodes: readonly FormNode[]) => Markup;
