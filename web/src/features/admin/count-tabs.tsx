import type { KeyboardEvent } from 'react';
import '../../shared/ui/tabs.css';
import { nextItem } from './reports/next-item.js';

export const tabId = (panelId: string, tab: string): string => `${panelId}-${tab}`;

interface CountTabsProps<Tab extends string> {
  label: string;
  /** The element that the tabs change. */
  panelId: string;
  tabs: readonly { id: Tab; name: string; /** Undefined until loaded. */ count: number | undefined }[];
  selected: Tab;
  onSelect: (tab: Tab) => void;
}

/** Tabs with the number of their items; arrow keys move between them. */
export function CountTabs<Tab extends string>(props: CountTabsProps<Tab>) {
  const { label, panelId, tabs, selected, onSelect } = props;
  const move = (event: KeyboardEvent) => {
    const ids = tabs.map(({ id }) => id);
    const next = nextItem(ids, selected, event.key, ['ArrowLeft', 'ArrowRight']);
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next);
    document.getElementById(tabId(panelId, next))?.focus();
  };
  return (
    <div className="tabs" role="tablist" tabIndex={-1} aria-label={label} onKeyDown={move}>
      {tabs.map(({ id, name, count }) => (
        <button
          key={id}
          id={tabId(panelId, id)}
          type="button"
          role="tab"
          className="tab"
          aria-selected={id === selected}
          aria-controls={panelId}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
        >
          {name} <span className="tab-count numbers">{count ?? '–'}</span>
        </button>
      ))}
    </div>
  );
}
