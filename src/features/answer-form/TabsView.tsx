import { Fragment } from 'react';
import type { TabsNode } from '../../core/declare/FormNode.ts';
import { chooseTab } from '../../data/chosen.ts';
import { useFormValue } from '../../data/useFormValues.ts';
import { useConnection } from '../../data/Connection.ts';
import { Tabs } from '../../ui/index.ts';
import type { RenderNodes } from './RenderNodes.ts';

/** Shows the chosen tab's questions; the others are neither shown nor required. */
export function TabsView({ node, renderNodes }: { node: TabsNode; renderNodes: RenderNodes }) {
  const connection = useConnection();
  const selected = useFormValue(({ view }) => view.tab(node.id, node.defaultTab));
  const chosen = node.tabs.find((tab) => tab.id === selected) ?? node.tabs[0];
  return (
    <Tabs
      id={node.id}
      label={node.label}
      tabs={node.tabs}
      selected={chosen?.id ?? node.defaultTab}
      onSelect={(tabId) => chooseTab(connection, node.id, tabId)}
    >
      <Fragment key={chosen?.id}>{chosen && renderNodes(chosen.children)}</Fragment>
    </Tabs>
  );
}
