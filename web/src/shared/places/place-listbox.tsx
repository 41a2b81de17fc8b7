import { useId, useState, type ComponentProps, type KeyboardEvent } from 'react';
import type { PlaceOption } from './use-place-options.js';

export interface Listbox {
  isOpen: boolean;
  active: number | null;
  listId: string;
  optionId: (index: number) => string;
  field: Pick<
    ComponentProps<'input'>,
    'role' | 'aria-expanded' | 'aria-controls' | 'aria-autocomplete' | 'aria-activedescendant'
  >;
  expand: () => void;
  close: () => void;
  highlight: (index: number) => void;
  select: (index: number) => void;
  onKey: (event: KeyboardEvent) => boolean;
}

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * WAI-ARIA combobox, manual selection: no option is active at first, so an early Enter selects
 * none.
 */
export function useListbox(choices: readonly PlaceOption[]): Listbox {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const isOpen = open && choices.length > 0;
  const optionId = (index: number) => `${id}-${index}`;

  const close = () => {
    setOpen(false);
    setActive(null);
  };
  const expand = () => {
    setOpen(true);
    setActive(null);
  };
  const step = (by: number) => {
    const from = isOpen ? (active ?? (by > 0 ? -1 : 0)) : -1;
    const next = (from + by + choices.length) % choices.length;
    setOpen(true);
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const select = (index: number) => {
    close();
    choices[index]?.onChoose();
  };
  const onKey = (event: KeyboardEvent): boolean => {
    const by = STEPS[event.key];
    if (by !== undefined && choices.length > 0) step(by);
    else if (event.key === 'Enter' && isOpen && active !== null) select(active);
    else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation(); // Keeps a dialog around the field open
      close();
    } else return false;
    event.preventDefault();
    return true;
  };
  const field: Listbox['field'] = {
    role: 'combobox',
    'aria-expanded': isOpen,
    'aria-controls': `${id}-list`,
    'aria-autocomplete': 'list',
    'aria-activedescendant': isOpen && active !== null ? optionId(active) : undefined,
  };
  return {
    isOpen,
    active,
    listId: `${id}-list`,
    optionId,
    field,
    expand,
    close,
    highlight: setActive,
    select,
    onKey,
  };
}

interface PlaceListProps {
  label: string;
  options: readonly PlaceOption[];
  list: Listbox;
}

export function PlaceList({ label, options, list }: PlaceListProps) {
  return (
    <ul
      id={list.listId}
      className="place-list"
      role="listbox"
      aria-label={label}
      onPointerDown={(event) => event.preventDefault()}
    >
      {options.map(({ value, label: content }, index) => (
        // The field handles keys, by aria-activedescendant
        <li
          key={value}
          id={list.optionId(index)}
          role="option"
          aria-selected={index === list.active}
          onPointerMove={() => list.highlight(index)}
          onClick={() => list.select(index)}
        >
          {content}
        </li>
      ))}
    </ul>
  );
}
