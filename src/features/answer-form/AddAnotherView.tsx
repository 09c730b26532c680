import { type ReactNode, useId, useRef } from 'react';
import type { AddAnotherNode } from '../../core/declare/FormNode.ts';
import { chooseCount, useFormValue, useSession } from '../../session/index.ts';
import { Button, Icon } from '../../ui/index.ts';
import { ANSWER_FORM_WORDS } from './answerFormWords.ts';
import type { RenderNodes } from './RenderNodes.ts';
import { UndoNote } from './UndoNote.tsx';

const WORDS = ANSWER_FORM_WORDS.addAnother;

/** Shows the added items. Only the last one can be removed, and its removal can be undone. */
export function AddAnotherView({ node, renderNodes }: { node: AddAnotherNode; renderNodes: RenderNodes }) {
  const session = useSession();
  const { form: store } = session;
  const count = useFormValue(({ view }) => view.count(node.id));
  const frame = useRef<HTMLDivElement>(null);
  const shown = node.items.slice(0, count);
  const removed = node.items.find((item) => item.n === store.removedItem(node.id));

  const changeCount = (next: number) => {
    chooseCount(session, node.id, next);
    focusItem(next);
  };
  const undo = () => {
    store.undoRemoval(node.id);
    changeCount(store.view.count(node.id));
  };
  const focusItem = (n: number) => {
    // Focus moves to the added item or, after a removal, to the last remaining one.
    requestAnimationFrame(() => {
      // Searches only the item's body, to skip the Remove button in its header.
      const body = frame.current?.querySelectorAll('[data-item-body]').item(n - 1);
      body?.querySelector<HTMLElement>('input, textarea, button, [role="combobox"]')?.focus();
    });
  };

  return (
    <div ref={frame}>
      {shown.map((item) => (
        <Item
          key={item.n}
          title={item.title}
          onRemove={item.n === count && count > 1 ? () => changeCount(count - 1) : undefined}
        >
          {renderNodes(item.children)}
        </Item>
      ))}
      <UndoNote text={removed && WORDS.removed(removed.title)} onUndo={undo} />
      {count < node.items.length && (
        <Button className="app-add-another-button" variant="outline" onClick={() => changeCount(count + 1)}>
          <Icon name="add" />
          <span>{node.addLabel}</span>
        </Button>
      )}
    </div>
  );
}

function Item({ title, onRemove, children }: { title: string; onRemove?: () => void; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className="app-add-another-item" aria-labelledby={titleId}>
      <div className="app-add-another-item__head">
        <h3 id={titleId}>{title}</h3>
        {onRemove && (
          <Button variant="quiet" tone="danger" onClick={onRemove}>
            <Icon name="remove" />
            <span>{WORDS.remove}</span>
            <span className="app-visually-hidden">{` ${title}`}</span>
          </Button>
        )}
      </div>
      <div data-item-body className="app-add-another-item__body">
        {children}
      </div>
    </section>
  );
}
