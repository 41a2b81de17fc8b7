import { MAP_COLOURS } from './map-colours.js';
import { COLOURS, FONT_FAMILY, RADIUS, type ThemeMode } from './tokens.js';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Writes the tokens of `mode` as CSS variables (`--text-muted`) on `root`. */
export function applyTheme(mode: ThemeMode, root: HTMLElement): void {
  for (const [name, colour] of Object.entries(COLOURS[mode]))
    root.style.setProperty(`--${kebab(name)}`, colour);
  root.style.setProperty('--map-sea', MAP_COLOURS[mode].sea);
  root.style.setProperty('--font', FONT_FAMILY);
  root.style.setProperty('--radius', `${RADIUS}px`);
  root.style.setProperty('color-scheme', mode);
  root.dataset['theme'] = mode;
}
