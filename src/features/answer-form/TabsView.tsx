import { Fragment } from 'react';
import type { TabsNode } from '../../core/declare/FormNode.ts';
import { chooseTab, useFormValue, useSession } from '../../session/index.ts';
import { Tabs } from '../../ui/index.ts';
import type { RenderNodes } from './RenderNodes.ts';

export function TabsView({ node, renderNodes }: { node: TabsNode; renderNodes: RenderNodes }) {
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
      <Fragment key={chosen?.id}>{chosen && renderNodes(chosen.children)}</Fragment>
    </Tabs>
  );
}
