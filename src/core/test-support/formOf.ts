import type { Form, FormNode, Page } from '../declare/FormNode.ts';
import { section } from '../declare/layout.ts';

/** Creates a page with one section. */
export function pageOf(id: string, children: readonly FormNode[]): Page {
  return {
    id,
    path: `/${id}`,
    title: id,
    intro: '',
    description: '',
    sections: [section({ id: `${id}-section`, title: id }, children)],
    actions: [],
  };
}

/** Creates a form with one page, `/about`. */
export function formOf(...children: FormNode[]): Form {
  return { pages: [pageOf('about', children)] };
}
