import { useId, useState, type ComponentProps, type KeyboardEvent } from 'react';
import type { PlaceOption } from './use-place-options.js';

/** The list under a place field. */
export interface Listbox {
  isOpen: boolean;
  /** Index of the option that the keyboard or the pointer is at. */
  active: number | null;
  listId: string;
  optionId: (index: number) => string;
  /** Props of the input. */
  field: Pick<
    ComponentProps<'input'>,
    'role' | 'aria-expanded' | 'aria-controls' | 'aria-autocomplete' | 'aria-activedescendant'
  >;
  unfold: () => void;
  close: () => void;
  point: (index: number) => void;
  take: (index: number) => void;
  /** Returns whether the key was meant for the list. */
  onKey: (event: KeyboardEvent) => boolean;
}

/** Steps through the list by key. */
const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The list under a field by the combobox pattern of WAI-ARIA, with manual selection: the focus
 * stays in the field, arrows move to an option, Enter takes it, Escape closes the list. No option
 * is active at first, so that an Enter before the list was read takes none.
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
  const unfold = () => {
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
  const take = (index: number) => {
    close();
    choices[index]?.onChoose();
  };
  const onKey = (event: KeyboardEvent): boolean => {
    const by = STEPS[event.key];
    if (by !== undefined && choices.length > 0) step(by);
    else if (event.key === 'Enter' && isOpen && active !== null) take(active);
    else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation(); // a dialog around the field stays open
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
    unfold,
    close,
    point: setActive,
    take,
    onKey,
  };
}

interface PlaceListProps {
  label: string;
  options: readonly PlaceOption[];
  list: Listbox;
}

/** The suggestions under a place field; a press on one leaves the focus in the field. */
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
        // Keys are pressed in the field, which says here by aria-activedescendant.
        <li
          key={value}
          id={list.optionId(index)}
          role="option"
          aria-selected={index === list.active}
          onPointerMove={() => list.point(index)}
          onClick={() => list.take(index)}
        >
          {content}
        </li>
      ))}
    </ul>
  );
}
