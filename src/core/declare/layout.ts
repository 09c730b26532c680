import type { AddAnotherButton, AnswerKey } from '@admission/sdk';
import type { Rule } from './Rule.ts';
import type {
  AddAnotherNode,
  ConditionGroup,
  ConditionGroupsNode,
  FieldsetNode,
  FormNode,
  HiddenSectionNode,
  ModalButtonNode,
  SectionNode,
  TabsNode,
  WatcherNode,
} from './FormNode.ts';

export function section(
  settings: Omit<SectionNode, 'kind' | 'children'>,
  children: readonly FormNode[],
): SectionNode {
  return { kind: 'section', ...settings, children };
}

/** @example fieldset('phones', { label: 'Phone (at least one)' }, [phone('phone_mobile', …)]) */
export function fieldset(
  id: string,
  settings: Omit<FieldsetNode, 'kind' | 'id' | 'children'>,
  children: readonly FormNode[],
): FieldsetNode {
  return { kind: 'fieldset', id, ...settings, children };
}

/** @example hiddenSection([rule('other_name_ind', 'notEquals', 'yes')], [text('former_name', …)]) */
export function hiddenSection(hideWhen: readonly Rule[], children: readonly FormNode[]): HiddenSectionNode {
  return { kind: 'hiddenSection', hideWhen, children };
}

export function conditionGroups(
  groups: readonly ConditionGroup[],
  settings: Pick<ConditionGroupsNode, 'inline'> = {},
): ConditionGroupsNode {
  return { kind: 'conditionGroups', groups, ...settings };
}

export function watcher(clearUnless: Rule, keys: readonly AnswerKey[]): WatcherNode {
  return { kind: 'watcher', clearUnless, keys };
}

/** The fields of an add-another item, derived from the contract: `parent_1_name` yields `name`. */
export type ItemField<B extends string> = AnswerKey extends infer K
  ? K extends `${B}_1_${infer F}`
    ? F
    : never
  : never;

/** Returns the key of a field in the item being declared. */
export type ItemKey<B extends string> = <F extends ItemField<B>>(
  field: F,
) => Extract<AnswerKey, `${B}_1_${F}`>;

/**
 * A block that can be repeated. The keys of item n are `<id>_<n>_<field>`.
 *
 * @example addAnother('parent', { max: 4, title: (n) => `Parent or guardian ${n}`, addLabel: 'Add another' }, (key) => [text(key('name'), …)])
 */
export function addAnother<B extends AddAnotherButton>(
  id: B,
  settings: { max: number; title: (n: number) => string; addLabel: string },
  item: (key: ItemKey<B>, n: number, title: string) => readonly FormNode[],
): AddAnotherNode {
  const items = Array.from({ length: settings.max }, (_, index) => {
    const n = index + 1;
    const title = settings.title(n);
    const key = ((field: string) => `${id}_${n}_${field}`) as ItemKey<B>;
    return { n, title, children: item(key, n, title) };
  });
  return { kind: 'addAnother', id, addLabel: settings.addLabel, items };
}

export function tabs(id: string, settings: Omit<TabsNode, 'kind' | 'id'>): TabsNode {
  return { kind: 'tabs', id, ...settings };
}

export function modalButton(id: string, settings: Omit<ModalButtonNode, 'kind' | 'id'>): ModalButtonNode {
  return { kind: 'modalButton', id, ...settings };
}
