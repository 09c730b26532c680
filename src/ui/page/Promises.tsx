import { Icon } from '../action/Icon.tsx';

/** Lists what the school promises, each with a tick. */
export function Promises({ promises }: { promises: readonly string[] }) {
  return (
    <ul className="app-promises">
      {promises.map((promise) => (
        <li className="app-promises__item" key={promise}>
          <Icon name="check" />
          {promise}
        </li>
      ))}
    </ul>
  );
}
