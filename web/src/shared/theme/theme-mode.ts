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

function storedMode(): ThemeMode | null {
  const stored = deviceStorage.get(KEY);
  return stored === 'light' || stored === 'dark' ? stored : null;
}

const currentMode = (): ThemeMode => storedMode() ?? (dark.get() ? 'dark' : 'light');

/**
 * Notifies listeners of changes. The mode itself is read from the storage, which prerendering does
 * not have.
 */
const choice = observable<ThemeMode | null>(null);
dark.subscribe(() => choice.set(storedMode()));

function choose(mode: ThemeMode): void {
  deviceStorage.set(KEY, mode);
  choice.set(mode);
}

const useMode = () => useObservable({ get: currentMode, subscribe: choice.subscribe }, 'light');

export function useThemeMode(): ThemeChoice {
  const mode = useMode();
  return useMemo(() => ({ mode, toggle: () => choose(mode === 'dark' ? 'light' : 'dark') }), [mode]);
}

/**
 * Rendered beside the screens: an update of a parent before hydration would discard the prerendered
 * markup.
 */
export function DocumentTheme(): null {
  const mode = useMode();
  // Reads the current mode, since `mode` is 'light' during hydration and the wrong theme would
  // flash.
  useLayoutEffect(() => applyTheme(currentMode(), document.documentElement), [mode]);
  return null;
}
