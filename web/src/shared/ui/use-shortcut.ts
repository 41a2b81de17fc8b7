import { useEffect, useEffectEvent } from 'react';

interface ShortcutOptions {
  enabled?: boolean;
  /** Whether the key also works while a dialog is open, before the dialog receives it. */
  beforeDialogs?: boolean;
}

/** Calls `onPress` for a key that is pressed anywhere in the page, unless a dialog is open. */
export function useShortcut(
  key: KeyboardEvent['key'],
  onPress: (event: KeyboardEvent) => void,
  { enabled = true, beforeDialogs = false }: ShortcutOptions = {},
): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    if (!enabled) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === key && (beforeDialogs || !isDialogOpen())) press(event);
    };
    document.addEventListener('keydown', onKey, { capture: beforeDialogs });
    return () => document.removeEventListener('keydown', onKey, { capture: beforeDialogs });
  }, [key, enabled, beforeDialogs]);
}

/** Whether a dialog covers the page; the info window does not. */
const isDialogOpen = (): boolean => document.querySelector('[role="dialog"][aria-modal="true"]') !== null;
