import type { Scene } from './Scene.ts';

/** An openapi.yaml operation in one of the situations in which the product calls it. */
export interface Call {
  /** Method and path as in openapi.yaml, followed by the situation if there are several. */
  readonly name: string;
  readonly method: string;
  readonly path: RegExp;
  /** Distinguishes the call from others to the same path. */
  readonly body?: RegExp;
  /** Brings the page to the point just before the call. */
  readonly reach: (scene: Scene) => Promise<unknown>;
  /** Triggers the call. */
  readonly act: (scene: Scene) => Promise<unknown>;
  /** The action a person repeats if the screen offers nothing; defaults to `act`. */
  readonly again?: (scene: Scene) => Promise<unknown>;
  /** How a person rewords the first of the scene's letters. Only saves of answers have it. */
  readonly reword?: {
    /** Goes to where the page says why the text is not saved. */
    readonly find: (scene: Scene) => Promise<unknown>;
    readonly type: (scene: Scene) => Promise<unknown>;
  };
  /** Returns whether the call has taken effect, on screen and on the server. */
  readonly isDone: (scene: Scene) => Promise<boolean>;
}
