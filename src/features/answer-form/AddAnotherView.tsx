import { useRef } from 'react';
import type { AddAnotherNode } from '../../core/declare/FormNode.ts';
import { chooseCount } from '../../data/chosen.ts';
import { useFormValue } from '../../data/useFormValues.ts';
import { useConnection } from '../../data/Connection.ts';
import { AddAnotherButton, AddAnotherItem, RemovedNote } from '../../ui/index.ts';
import type { RenderNodes } from './RenderNodes.ts';

/** Shows as many components as were added; the last one can be removed, and brought back. */
export function AddAnotherView({ node, renderNodes }: { node: AddAnotherNode; renderNodes: RenderNodes }) {
  const connection = useConnection();
  const { form: store } = connection;
  const count = useFormValue(({ view }) => view.count(node.id));
  const frame = useRef<HTMLDivElement>(null);
  const shown = node.items.slice(0, count);
  const removed = node.items.find((item) => item.n === store.removedItem(node.id));

  const changeCount = (next: number) => {
    chooseCount(connection, node.id, next);
    focusItem(next);
  };
  const undo = () => {
    store.undoRemoval(node.id);
    changeCount(store.view.count(node.id));
  };
  const focusItem = (n: number) => {
    // Focus goes where the change is: to the new component, or to the one before the removed one.
    requestAnimationFrame(() => {
      const item = frame.current?.querySelectorAll('.app-add-another-item').item(n - 1);
      // Not its Remove button, which comes before its questions.
      item
        ?.querySelector<HTMLElement>(
          '.app-add-another-item__body :is(input, textarea, button, [role="combobox"])',
        )
        ?.focus();
    });
  };

  return (
    <div className="app-add-another" ref={frame}>
      {shown.map((item) => (
        <AddAnotherItem
          key={item.n}
          title={item.title}
          onRemove={item.n === count && count > 1 ? () => changeCount(count - 1) : undefined}
        >
          {renderNodes(item.children)}
        </AddAnotherItem>
      ))}
      <RemovedNote title={removed?.title ?? null} onUndo={undo} />
      {count < node.items.length && (
        <AddAnotherButton label={node.addLabel} onClick={() => changeCount(count + 1)} />
      )}
    </div>
  );
}
