import type { KeyboardEvent, ReactNode } from 'react';

interface TabsProps {
  id: string;
  label: string;
  tabs: readonly { id: string; label: string }[];
  selected: string;
  onSelect: (id: string) => void;
  children: ReactNode;
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Switches between contents. The arrow keys, Home and End select a tab at once, because switching loses nothing. */
export function Tabs({ id, label, tabs, selected, onSelect, children }: TabsProps) {
  const tabId = (tab: string) => `${id}-${tab}`;

  const handleKeyDown = (event: KeyboardEvent) => {
    // Alt+Left is the browser's Back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const index = tabs.findIndex((tab) => tab.id === selected);
    const target = tabs[steps[event.key]?.(index, tabs.length) ?? -1];
    if (!target) return;
    event.preventDefault();
    onSelect(target.id);
    document.getElementById(tabId(target.id))?.focus();
  };

  return (
    <div id={id}>
      <div className="app-tabs__list" role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
        {tabs.map((tab) => (
          <button
            type="button"
            role="tab"
            className="app-tabs__tab"
            key={tab.id}
            id={tabId(tab.id)}
            aria-selected={tab.id === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div className="app-tabs__panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={tabId(selected)}>
        {children}
      </div>
    </div>
  );
}
