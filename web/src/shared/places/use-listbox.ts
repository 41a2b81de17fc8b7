import { useId, useState, type KeyboardEvent } from 'react';

/** An entry of a list under a field. */
interface Choice {
  onChoose: () => void;
}

/** What moves through the list: how far each key goes. */
const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The list under a field by the combobox pattern of WAI-ARIA, with manual selection: the focus
 * stays in the field, arrows point at an entry, Enter takes it, Escape closes the list. No entry is
 * pointed at by itself, so that an Enter that comes before the list was read takes none.
 */
export function useListbox(choices: readonly Choice[]) {
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
  /** Whether the key was meant for the list. */
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
  const field = {
    role: 'combobox',
    'aria-expanded': isOpen,
    'aria-controls': `${id}-list`,
    'aria-autocomplete': 'list',
    'aria-activedescendant': isOpen && active !== null ? optionId(active) : undefined,
  } as const;
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
