import { Icon } from '../action/Icon.tsx';

/** Lists the school's promises, each with a tick; renders nothing if there are none. */
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
