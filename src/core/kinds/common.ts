import type { QuestionBase } from '../declare/QuestionBase.ts';

/** The settings that any question accepts. */
export type Common = Pick<QuestionBase, 'label'> & Partial<Omit<QuestionBase, 'key' | 'label'>>;

/** Fills in defaults for omitted settings. */
export const common = <Settings extends Common>(settings: Settings) => ({
  ...settings,
  required: settings.required ?? false,
  checks: settings.checks ?? [],
});

type Declared = QuestionBase & { readonly kind: string };
type Settings<Q extends Declared> = Common & Omit<Q, keyof QuestionBase | 'kind'>;

/** Creates a builder for a kind of question whose settings need no conversion. */
export const builderOf =
  <Q extends Declared>(kind: Q['kind']) =>
  (key: Q['key'], settings: Settings<Q>): Q =>
    ({ kind, key, ...common(settings) }) as unknown as Q;
