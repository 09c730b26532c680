import { Component, createRef, type ReactNode } from 'react';
import { judgeFailure } from '../session/index.ts';
import { UnexpectedErrorDialog } from './UnexpectedErrorDialog.tsx';

interface State {
  readonly error: Error | null;
}

/**
 * Shows errors thrown by a button in the 'Unexpected Error' dialog, without affecting the form. Spec §8.
 *
 * The button is remounted at once, and closing the dialog restores focus. If the session has ended, the error goes to
 * the route's error screen.
 */
export class DialogErrorBoundary extends Component<{ children: ReactNode }, State, number> {
  override state: State = { error: null };
  readonly #frame = createRef<HTMLDivElement>();
  /** The pressed control, as remounted. */
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
