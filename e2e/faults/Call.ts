import type { Scene } from './Scene.ts';

/** A call of openapi.yaml at a moment the product makes it. */
export interface Call {
  /** As in openapi.yaml, and which one where there are several. */
  readonly name: string;
  readonly method: string;
  readonly path: RegExp;
  /** Tells it from others of the same path. */
  readonly body?: RegExp;
  /** Brings the page to where the call comes next. */
  readonly reach: (scene: Scene) => Promise<unknown>;
  /** What makes the call. */
  readonly act: (scene: Scene) => Promise<unknown>;
  /** What a person does once more where the screen offers nothing in particular; the act itself unless told. */
  readonly again?: (scene: Scene) => Promise<unknown>;
  /** What has to be true at the end, on screen and on the server. */
  readonly isDone: (scene: Scene) => Promise<boolean>;
}
