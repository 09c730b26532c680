import type { Scene } from './Scene.ts';

/** A call defined in openapi.yaml, at a moment when the product makes it. */
export interface Call {
  /** The name in openapi.yaml, followed by the case if there are several. */
  readonly name: string;
  readonly method: string;
  readonly path: RegExp;
  /** Distinguishes the call from others to the same path. */
  readonly body?: RegExp;
  /** Brings the page to the point just before the call. */
  readonly reach: (scene: Scene) => Promise<unknown>;
  /** Triggers the call. */
  readonly act: (scene: Scene) => Promise<unknown>;
  /** The action that a person repeats if the screen offers none; defaults to `act`. */
  readonly again?: (scene: Scene) => Promise<unknown>;
  /** Returns whether the call has taken effect, on screen and on the server. */
  readonly isDone: (scene: Scene) => Promise<boolean>;
}
