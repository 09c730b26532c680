import { Component, createRef, type ReactNode } from 'react';
import { judgeFailure } from '../session/index.ts';
import { UnexpectedErrorDialog } from './UnexpectedErrorDialog.tsx';

interface State {
  readonly error: Error | null;
}

/**
 * Catches errors thrown by the buttons that submit and navigate, and shows them in the 'Unexpected Error'
 * dialog, without affecting the form. The buttons are remounted at once, and closing the dialog restores
 * focus. Spec §8.
 *
 * If the session has ended, rethrows the error to the route's error screen.
 */
export class DialogErrorBoundary extends Component<{ children: ReactNode }, State, number> {
  override state: State = { error: null };
  readonly #frame = createRef<HTMLDivElement>();
  /** The pressed control, as currently rendered. */
  readonly #pressed = createRef<HTMLElement>();

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  /** Returns the index of the focused control, before it is remounted. */
  override getSnapshotBeforeUpdate(): number {
    return this.#controls().findIndex((control) => control === document.activeElement);
  }

  override componentDidUpdate(_props: unknown, before: State, focused: number): void {
    if (this.state.error && !before.error) this.#pressed.current = this.#controls()[focused] ?? null;
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error && judgeFailure(error).kind === 'signedOut') throw error;
    return (
      <>
        <div className="app-contents" ref={this.#frame}>
          {this.props.children}
        </div>
        <UnexpectedErrorDialog
          error={error}
          returnTo={this.#pressed}
          onClose={() => this.setState({ error: null })}
        />
      </>
    );
  }

  #controls(): HTMLElement[] {
    return [...(this.#frame.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
  }
}
