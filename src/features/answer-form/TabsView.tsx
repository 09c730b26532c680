import { Fragment } from 'react';
import type { TabsNode } from '../../core/question/FormNode.ts';
import { useChosen } from '../../data/answers/useChosen.ts';
import { useFormValue } from '../../data/answers/useFormValues.ts';
import { useFormStore } from '../../data/ApplicantContext.ts';
import { Tabs } from '../../ui/index.ts';
import type { RenderNodes } from './RenderNodes.ts';

/** Shows the chosen tab's questions; the others are neither shown nor required (FORM-05). */
export function TabsView({ node, renderNodes }: { node: TabsNode; renderNodes: RenderNodes }) {
  const store = useFormStore();
  const { saveTab } = useChosen();
  const selected = useFormValue([`tab:${node.id}`], () => store.view.tab(node.id, node.defaultTab));
  const chosen = node.tabs.find((tab) => tab.id === selected) ?? node.tabs[0];
  return (
    <Tabs
      id={node.id}
      label={node.label}
      tabs={node.tabs}
      selected={chosen?.id ?? node.defaultTab}
      onSelect={(tabId) => saveTab(node.id, tabId)}
    >
      <Fragment key={chosen?.id}>{chosen && renderNodes(chosen.children)}</Fragment>
    </Tabs>
  );
}
