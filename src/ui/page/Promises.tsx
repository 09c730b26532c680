import { Icon } from '../action/Icon.tsx';

/** Lists what the school promises, each with a tick; nothing where it promises nothing. */
export function Promises({ promises }: { promises: readonly string[] }) {
  if (promises.length === 0) return null;
  return (
    <ul className="app-promises">
      {promises.map((promise) => (
        <li className="app-promises__item" key={promise}>
          <Icon name="check" />
          <span>{promise}</span>
        </li>
      ))}
    </ul>
  );
}
