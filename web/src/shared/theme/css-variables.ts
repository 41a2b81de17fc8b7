import { COLOURS, FONT_FAMILY, RADIUS, type ThemeMode } from './tokens.js';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function cssProperties(mode: ThemeMode): [name: string, value: string][] {
  return [
    ...Object.entries(COLOURS[mode]).map(([name, colour]): [string, string] => [`--${kebab(name)}`, colour]),
    ['--font', FONT_FAMILY],
    ['--radius', `${RADIUS}px`],
    ['color-scheme', mode],
  ];
}

export function applyTheme(mode: ThemeMode, root: HTMLElement): void {
  for (const [name, value] of cssProperties(mode)) root.style.setProperty(name, value);
  root.dataset['theme'] = mode;
}

/** Follows the device's theme, for pages that are shown before their scripts. */
export function deviceThemeSheet(): string {
  const rule = (mode: ThemeMode) =>
    `:root{${cssProperties(mode)
      .map(([name, value]) => `${name}:${value}`)
      .join(';')}}`;
  return `${rule('light')}@media (prefers-color-scheme:dark){${rule('dark')}}`;
}
