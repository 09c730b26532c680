import type { FormNode } from '../../core/declare/FormNode.ts';
import type { Markup } from '../../ui/index.ts';

export type RenderNodes = (nodes: readonly FormNode[]) => Markup;
