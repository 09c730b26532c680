import { describe, expect, it, vi } from 'vitest';
import { tabs } from '../../declare/layout.ts';
import { text } from '../../kinds/builders.ts';
import { formOf } from '../../test-support/formOf.ts';
import { PARENTS } from '../../test-support/nodes.ts';
import { storeOf, validatingStoreOf } from '../../test-support/storeOf.ts';
import { takeOver } from '../../test-support/takeOver.ts';

const FORM = formOf(PARENTS);

describe('the number of items · FORM-04', () => {
  it('is unconfirmed until the reply to its own call', () => {
    const store = storeOf(FORM, { addAnother: { parent: 1 } });
    store.setCount('parent', 2);
    expect(store.unsaved.addAnother).toEqual({ parent: 2 });
    store.setCount('parent', 3);
    expect(store.unsaved.addAnother).toEqual({ parent: 3 });
    store.confirmCount('parent', 2);
    expect([store.hasUnsaved, store.view.count('parent')]).toEqual([true, 3]);

    const listener = vi.fn();
    store.subscribe(listener);
    store.confirmCount('parent', 3);

    expect([store.hasUnsaved, store.view.count('parent')]).toEqual([false, 3]);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('from another tab does not hide an item with unsaved answers', () => {
    const store = storeOf(FORM, { addAnother: { parent: 2 } });
    store.change({ parent_2_name: 'Lee' });

    store.confirmCount('parent', 1);

    expect(store.view.count('parent')).toBe(2);
  });

  it('is raised for a replayed answer in a later item, which counts as a change', () => {
    const store = storeOf(FORM);
    const changes = [
      { form: 'bbbbbbbb', n: 1, answers: { parent_2_name: 'Lee' }, over: { parent_2_name: '' } },
    ];

    takeOver(store, [{ changes }]);

    expect(store.unsaved.addAnother).toEqual({ parent: 2 });
    store.letters.read({ answers: { parent_3_name: 'Kim' } });
    expect(store.view.count('parent')).toBe(3);
  });
});

it('a saved tab that the form does not have counts as none, so that the questions of the default tab are asked · ENT-16', () => {
  const name = text('hs_name', { label: 'High school', required: true });
  const us = { id: 'us', label: 'United States', children: [name] };
  const group = tabs('hs_tab', { label: 'Where?', defaultTab: 'us', tabs: [us] });

  const store = validatingStoreOf(formOf(group), { tabs: { hs_tab: 'abroad' } });

  expect(store.view.tab('hs_tab', 'us')).toBe('us');
  expect(store.errors.of('hs_name')).toEqual(['High school is a required field']);
});
