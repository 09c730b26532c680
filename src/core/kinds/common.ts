import type { QuestionBase } from '../declare/QuestionBase.ts';

/** What any question can be declared with. */
export type Common = Pick<QuestionBase, 'label'> & Partial<Omit<QuestionBase, 'key' | 'label'>>;

/** The settings, with what they leave out. */
export const common = <Settings extends Common>(settings: Settings) => ({
  ...settings,
  required: settings.required ?? false,
  checks: settings.checks ?? [],
});

type Declared = QuestionBase & { readonly kind: string };
type Settings<Q extends Declared> = Common & Omit<Q, keyof QuestionBase | 'kind'>;

/** Makes the builder of a question that takes its settings as they are. */
export const builderOf =
  <Q extends Declared>(kind: Q['kind']) =>
  (key: Q['key'], settings: Settings<Q>): Q =>
    ({ kind, key, ...common(settings) }) as unknown as Q;
