import type { ReactNode, SubmitEvent } from 'react';
import type { FormNode, Page } from '../../../src/core/declare/FormNode.ts';
import { Actions, Button, FormSection } from '../../../src/ui/index.ts';
import type { FloorForm } from './FloorForm.ts';
import { renderFloor } from './FloorQuestions.tsx';

interface FloorPageProps {
  page: Page;
  form: FloorForm;
}

const isNarrow = (node: FormNode | undefined) => node && 'width' in node && node.width !== undefined;

/** The product's page as plain markup. */
export function FloorPage({ page, form }: FloorPageProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <>
      <div className="app-page-head">
        <p className="app-page-head__eyebrow">Step 1 of 1</p>
        <h1 className="app-page-head__title" id="page-title" tabIndex={-1}>
          {page.title}
        </h1>
        <div className="app-page-head__intro">
          <p>{page.intro}</p>
        </div>
      </div>
      <form noValidate aria-labelledby="page-title" onSubmit={submit} autoComplete="on">
        {page.sections.map((section) => (
          <FormSection id={section.id} title={section.title} key={section.id}>
            {renderRows(section.children, form)}
          </FormSection>
        ))}
        <Actions>
          <Button type="submit" variant="primary" size="submit">
            Submit
          </Button>
        </Actions>
      </form>
    </>
  );
}

/** Renders neighbouring questions of partial width side by side, as the product does. */
function renderRows(nodes: readonly FormNode[], form: FloorForm): ReactNode {
  const rows: FormNode[][] = [];
  for (const node of nodes) {
    if (isNarrow(node) && isNarrow(rows.at(-1)?.[0])) rows.at(-1)?.push(node);
    else rows.push([node]);
  }
  const renderNode = (node: FormNode) => renderFloor(form, node);
  return rows.map((row, at) =>
    isNarrow(row[0]) ? (
      <div className="app-row" key={at}>
        {row.map(renderNode)}
      </div>
    ) : (
      row.map(renderNode)
    ),
  );
}
