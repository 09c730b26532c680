/** Shows three leaves opening in turn (sizes: Spec §9). The parent announces what is happening. */
export function Spinner({ size = 'medium' }: { size?: 'small' | 'medium' | 'large' }) {
  return (
    <span className={`app-spinner app-spinner--${size}`} aria-hidden="true">
      <i className="app-spinner__dot" />
      <i className="app-spinner__dot" />
      <i className="app-spinner__dot" />
    </span>
  );
}
