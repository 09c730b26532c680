import type { ReactNode } from 'react';
import type { FormNode } from '../../core/declare/FormNode.ts';

/** Renders what stands inside a node. */
export type RenderNodes = (nodes: readonly FormNode[]) => ReactNode;
