import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { applyTheme } from './css-variables.js';
import type { ThemeMode } from './tokens.js';

interface ThemeChoice {
  mode: ThemeMode;
  toggle: () => void;
}

const STORAGE_KEY = 'rotadas.theme';
const darkQuery = window.matchMedia('(prefers-color-scheme: dark)');
const ThemeContext = createContext<ThemeChoice>({ mode: 'light', toggle: () => undefined });

function remembered(): ThemeMode | null {
  const stored = localStorage.getItem(STORAGE_KEY);
  return stored === 'light' || stored === 'dark' ? stored : null;
}

/** Follows the device's theme until the user picks one, which is then remembered. */
export function ThemeModeProvider({ children }: { children: ReactNode }) {
  const [chosen, setChosen] = useState(remembered);
  const [deviceDark, setDeviceDark] = useState(darkQuery.matches);
  const mode = chosen ?? (deviceDark ? 'dark' : 'light');

  useEffect(() => {
    const follow = () => setDeviceDark(darkQuery.matches);
    darkQuery.addEventListener('change', follow);
    return () => darkQuery.removeEventListener('change', follow);
  }, []);
  useLayoutEffect(() => applyTheme(mode, document.documentElement), [mode]);

  const choice = useMemo(() => {
    const toggle = () => {
      const next = mode === 'dark' ? 'light' : 'dark';
      localStorage.setItem(STORAGE_KEY, next);
      setChosen(next);
    };
    return { mode, toggle };
  }, [mode]);
  return <ThemeContext value={choice}>{children}</ThemeContext>;
}

/** The theme now, and the switch. */
export const useThemeMode = () => useContext(ThemeContext);
