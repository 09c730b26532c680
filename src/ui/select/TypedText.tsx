export interface TypedTextProps {
  text: string;
  typed: string;
}

/** Shows a suggestion with the part that was typed in bold. */
export function TypedText({ text, typed }: TypedTextProps) {
  const wanted = typed.trim();
  const start = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted.toLowerCase());
  if (start === -1) return <span>{text}</span>;
  return (
    <span>
      {text.slice(0, start)}
      <mark className="app-select__typed">{text.slice(start, start + wanted.length)}</mark>
      {text.slice(start + wanted.length)}
    </span>
  );
}
