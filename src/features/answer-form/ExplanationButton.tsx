import type { ModalBlock, ModalButtonNode } from '../../core/declare/FormNode.ts';
import { ModalButton } from '../../ui/index.ts';

export function ExplanationButton({ node }: { node: ModalButtonNode }) {
  return (
    <div className="app-explanation">
      <ModalButton title={node.label} size={node.size}>
        {node.body.map((block, index) => (
          <Block key={index} block={block} />
        ))}
      </ModalButton>
    </div>
  );
}

function Block({ block }: { block: ModalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  return (
    <section className="app-modal__topic">
      <h3>{block.title}</h3>
      <ul>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
