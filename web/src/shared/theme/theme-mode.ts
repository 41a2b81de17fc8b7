import { useLayoutEffect, useMemo } from 'react';
import { mediaQuery, observable, useObservable } from '../observable.js';
import { deviceStorage } from '../storage/browser-storage.js';
import { applyTheme } from './css-variables.js';
import type { ThemeMode } from './tokens.js';

interface ThemeChoice {
  mode: ThemeMode;
  toggle: () => void;
}

const KEY = 'theme';
const dark = mediaQuery('(prefers-color-scheme: dark)');

function remembered(): ThemeMode | null {
  const stored = deviceStorage.get(KEY);
  return stored === 'light' || stored === 'dark' ? stored : null;
}

/** Follows the device's theme until the user picks one, which is then remembered. */
const currentMode = (): ThemeMode => remembered() ?? (dark.get() ? 'dark' : 'light');

/** Notifies of changes; the build, which renders pages too, has no storage to read at the start. */
const choice = observable<ThemeMode | null>(null);
dark.subscribe(() => choice.set(remembered()));

function choose(mode: ThemeMode): void {
  deviceStorage.set(KEY, mode);
  choice.set(mode);
}

const useMode = () => useObservable({ get: currentMode, subscribe: choice.subscribe }, 'light');

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
