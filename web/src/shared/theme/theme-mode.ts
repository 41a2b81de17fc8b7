import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { deviceQuery } from '../device/device-query.js';
import { deviceStorage } from '../storage/browser-storage.js';
import { applyTheme } from './css-variables.js';
import type { ThemeMode } from './tokens.js';

interface ThemeChoice {
  mode: ThemeMode;
  toggle: () => void;
}

const KEY = 'theme';
const dark = deviceQuery('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

function remembered(): ThemeMode | null {
  const stored = deviceStorage.get(KEY);
  return stored === 'light' || stored === 'dark' ? stored : null;
}

/** Follows the device's theme until the user picks one, which is then remembered. */
const currentMode = (): ThemeMode => remembered() ?? (dark.holds() ? 'dark' : 'light');

/** What pages are drawn with at build time. */
const drawnMode = (): ThemeMode => 'light';

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const unfollow = dark.subscribe(listener);
  return () => {
    listeners.delete(listener);
    unfollow();
  };
}

function choose(mode: ThemeMode): void {
  deviceStorage.set(KEY, mode);
  for (const listener of listeners) listener();
}

const useMode = () => useSyncExternalStore(subscribe, currentMode, drawnMode);

/** The theme now, and the switch. */
export function useThemeMode(): ThemeChoice {
  const mode = useMode();
  return useMemo(() => ({ mode, toggle: () => choose(mode === 'dark' ? 'light' : 'dark') }), [mode]);
}

/**
 * Keeps the document in the theme. It stands beside the screens and not around them, since a page
 * drawn at build time that changes from above before it is alive would be made anew.
 */
export function DocumentTheme(): null {
  const mode = useMode();
  // The mode that holds, not the one drawn: nothing may flash in the wrong one.
  useLayoutEffect(() => applyTheme(currentMode(), document.documentElement), [mode]);
  return null;
}
