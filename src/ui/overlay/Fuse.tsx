export interface FuseProps {
  /** How long it takes to run out, in seconds. */
  seconds: number;
}

/** Draws a line that runs out, for the minute 'Still working?' waits. Decoration; hidden from assistive tech. */
export function Fuse({ seconds }: FuseProps) {
  return (
    <div className="app-fuse" aria-hidden="true">
      <i className="app-fuse__rest" style={{ animationDuration: `${seconds}s` }} />
    </div>
  );
}
