import type { AddAnotherCounts, ChosenTabs } from '@admission/sdk';
import type { FormState } from '../core/run/answers/FormState.ts';
import type { Connection } from './Connection.ts';

/** Under which the counts and tabs on the server are cached. Apart from the queries, whose library no card needs. */
export const ADD_ANOTHER = ['add-another'] as const;
export const TABS = ['tabs'] as const;

/** The counts and tabs the server does not have yet. */
export function unsavedChoices({
  form,
  queryClient,
}: Pick<Connection, 'form' | 'queryClient'>): Pick<FormState, 'addAnother' | 'tabs'> {
  const counts = queryClient.getQueryData<{ add_another: AddAnotherCounts }>(ADD_ANOTHER)?.add_another;
  const tabs = queryClient.getQueryData<{ tabs: ChosenTabs }>(TABS)?.tabs;
  return { addAnother: without(form.state.addAnother, counts), tabs: without(form.state.tabs, tabs) };
}

function without<Value>(
  chosen: Readonly<Record<string, Value>>,
  saved: Readonly<Record<string, unknown>> = {},
): Record<string, Value> {
  return Object.fromEntries(Object.entries(chosen).filter(([id, value]) => saved[id] !== value));
}

/** Says whether a count or a tab has yet to be saved. */
export function hasUnsavedChoice(connection: Pick<Connection, 'form' | 'queryClient'>): boolean {
  const { addAnother, tabs } = unsavedChoices(connection);
  return Object.keys(addAnother).length + Object.keys(tabs).length > 0;
}
