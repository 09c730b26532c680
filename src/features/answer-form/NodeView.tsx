import { Fragment, memo, type ReactNode, useMemo } from 'react';
import type { FormNode, SectionNode, TabsNode } from '../../core/declare/FormNode.ts';
import type { Gate } from '../../core/run/walkForm.ts';
import { chooseTab, useFormValue, useSession } from '../../session/index.ts';
import { FormSection, type Markup, renderFieldset, Tabs } from '../../ui/index.ts';
import { AddAnotherView } from './AddAnotherView.tsx';
import { ExplanationButton } from './ExplanationButton.tsx';
import type { RenderNodes } from './RenderNodes.ts';
import { renderQuestion } from './renderQuestion.tsx';
import { useGate } from './useGate.ts';

export function NodeView({ node }: { node: FormNode }): ReactNode {
  if ('key' in node) return renderQuestion(node, renderNodes);
  switch (node.kind) {
    case 'section':
      return <SectionView node={node} />;
    case 'fieldset':
      return renderFieldset(
        node,
        <div className="app-field__group">
          <NodeList nodes={node.children} />
        </div>,
      );
    case 'hiddenSection':
      return (
        <Gated gate={{ gate: 'section', hideWhen: node.hideWhen }}>
          <NodeList nodes={node.children} />
        </Gated>
      );
    case 'conditionGroups':
      return node.groups.map((group, index) => (
        <Gated key={index} gate={{ gate: 'group', groups: node.groups, index }} isInline={node.inline}>
          {node.inline ? (
            group.children.map((child, at) => <NodeView key={at} node={child} />)
          ) : (
            <NodeList nodes={group.children} />
          )}
        </Gated>
      ));
    case 'addAnother':
      return <AddAnotherView node={node} renderNodes={renderNodes} />;
    case 'tabs':
      return <TabsView node={node} />;
    case 'modalButton':
      return <ExplanationButton node={node} />;
    case 'watcher':
      return null;
    default:
      return node satisfies never;
  }
}

/** Renders a section, with `children` at its end. */
export function SectionView({ node, children }: { node: SectionNode; children?: Markup }) {
  return (
    <FormSection id={node.id} title={node.title} intro={node.intro}>
      <NodeList nodes={node.children} />
      {children}
    </FormSection>
  );
}

function TabsView({ node }: { node: TabsNode }) {
  const session = useSession();
  const selected = useFormValue(({ view }) => view.tab(node.id, node.defaultTab));
  const chosen = node.tabs.find((tab) => tab.id === selected) ?? node.tabs[0];
  return (
    <Tabs
      id={node.id}
      label={node.label}
      tabs={node.tabs}
      selected={chosen?.id ?? node.defaultTab}
      onSelect={(tabId) => chooseTab(session, node.id, tabId)}
    >
      <Fragment key={chosen?.id}>{chosen && <NodeList nodes={chosen.children} />}</Fragment>
    </Tabs>
  );
}

/** Renders nodes in reading order, narrow questions side by side. */
const NodeList = memo(function NodeList({ nodes }: { nodes: readonly FormNode[] }) {
  const rows = useMemo(() => groupRows(nodes), [nodes]);
  return rows.map((row, at) => {
    const views = row.nodes.map((node, index) =>
      'key' in node ? renderQuestion(node, renderNodes, index) : <NodeView key={index} node={node} />,
    );
    if (!row.isRow) return views;
    const [only] = row.nodes;
    // A dependent question gets the connecting line only if it is not beside its controlling question.
    if (row.nodes.length === 1 && only && 'controlledBy' in only)
      return (
        <Gated key={at} gate={{ gate: 'dependent', question: only }}>
          <div className="app-row">{views}</div>
        </Gated>
      );
    return (
      <div className="app-row" key={at}>
        {views}
      </div>
    );
  });
});

/** Groups consecutive part-width questions into rows; every other node is on its own. */
function groupRows(nodes: readonly FormNode[]) {
  const rows: { isRow: boolean; nodes: FormNode[] }[] = [];
  for (const node of nodes) {
    const open = rows.at(-1);
    if (open?.isRow && isNarrow(node)) open.nodes.push(node);
    else rows.push({ isRow: isNarrow(node), nodes: [node] });
  }
  return rows;
}

const isNarrow = (node: FormNode): boolean => {
  if ('key' in node) return node.width !== undefined && node.kind !== 'radio';
  return node.kind === 'conditionGroups' && node.inline === true;
};

/** Passed to views with child nodes, whose import of this module would create a cycle. */
const renderNodes: RenderNodes = (nodes) => <NodeList nodes={nodes} />;

interface GatedProps {
  gate: Gate;
  /** Omits the line that connects conditional questions to the answer above. */
  isInline?: boolean;
  children: Markup;
}

/** Unmounts its children while the gate is closed. */
function Gated({ gate, isInline = false, children }: GatedProps) {
  if (!useGate(gate)) return null;
  return isInline ? children : <div className="app-shoot">{children}</div>;
}
