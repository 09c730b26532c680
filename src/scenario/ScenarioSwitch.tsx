import { useState } from 'react';
import { Popover } from '../ui/index.ts';
import { OPERATIONS } from './operations.ts';
import type { Scenarios } from './Scenarios.ts';
import { StoryList, useStoryKeys } from './StoryList.tsx';

/**
 * Lets a developer open any state of any screen, or choose any named example. Available only on the mock and
 * in a preview.
 *
 * Each choice reloads the page, so that no old data remains. The address then names the state.
 */
export function ScenarioSwitch({ scenarios }: { scenarios: Scenarios }) {
  const [isOpen, setIsOpen] = useState(false);
  useStoryKeys(scenarios.loaded);

  const choose = (id: string, name: string) => {
    if (name) scenarios.chosen.set(id, name);
    else scenarios.chosen.delete(id);
    window.location.assign(scenarios.linkTo(window.location.href));
  };

  return (
    <aside className="app-scenario-switch" aria-label="Mock scenarios">
      {scenarios.unknown.length > 0 && (
        <p className="app-scenario-switch__unknown" role="alert">
          {scenarios.unknown.join(' ')}
        </p>
      )}
      <Popover label="Scenarios" isOpen={isOpen} onToggle={setIsOpen}>
        <div className="app-scenario-switch__list">
          <h2 className="app-scenario-switch__title">Screens</h2>
          <StoryList />
          <h2 className="app-scenario-switch__title">Operations</h2>
          {OPERATIONS.map((operation) => (
            <label className="app-scenario-switch__row" key={operation.id}>
              <span>{operation.id}</span>
              <select
                value={scenarios.chosen.get(operation.id) ?? ''}
                onChange={(event) => choose(operation.id, event.target.value)}
              >
                <option value="">the contract’s first example</option>
                {operation.scenarios.map(({ name }) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            </label>
          ))}
        </div>
      </Popover>
    </aside>
  );
}
