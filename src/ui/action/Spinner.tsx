/**
 * Shows three alder leaves opening in turn.
 * The dot is 0.4, 0.8 or 2rem wide (Spec §9). Hidden from assistive technology; the parent announces what is happening.
 */
export function Spinner({ size = 'medium' }: { size?: 'small' | 'medium' | 'large' }) {
  return (
    <span className={`app-spinner app-spinner--${size}`} aria-hidden="true">
      <i className="app-spinner__dot" />
      <i className="app-spinner__dot" />
      <i className="app-spinner__dot" />
    </span>
  );
}
