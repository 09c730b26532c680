import { Component, createRef, type ReactNode } from 'react';
import { judgeFailure } from '../data/judgeFailure.ts';
import { UnexpectedErrorDialog } from './UnexpectedErrorDialog.tsx';

interface State {
  readonly error: Error | null;
}

/**
 * Stands around the buttons that submit and navigate: what they throw is shown in the 'Unexpected Error'
 * dialog, and the form around them stays. The buttons are drawn anew at once; closing the dialog gives back the focus.
 * Spec §8.
 *
 * An ended session is not shown but thrown on to the route's error screen.
 */
export class DialogErrorBoundary extends Component<{ children: ReactNode }, State, number> {
  override state: State = { error: null };
  readonly #frame = createRef<HTMLDivElement>();
  /** The control that was pressed, as it is drawn now. */
  readonly #pressed = createRef<HTMLElement>();

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  /** Which control has the focus, before it is drawn anew. */
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
