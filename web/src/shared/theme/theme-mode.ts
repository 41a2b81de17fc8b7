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

/** Notifies of changes only, since prerendering has no storage to read. */
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

/** A sibling of the screens: an update above prerendered markup would discard the markup. */
export function DocumentTheme(): null {
  const mode = useMode();
  // not `mode`, which is 'light' during hydration: the wrong theme must not flash
  useLayoutEffect(() => applyTheme(currentMode(), document.documentElement), [mode]);
  return null;
}
