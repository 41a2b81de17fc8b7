/**
 * Open, keyless vector styles of OpenFreeMap: calm grounds, their sources name their own
 * attribution.
 */
const OPEN_STYLES = {
  light: 'https://tiles.openfreemap.org/styles/positron',
  dark: 'https://tiles.openfreemap.org/styles/dark',
};

/** Where an operator's address has the theme's name; a browser may have encoded the braces. */
const THEME_PLACE = /\{theme\}|%7Btheme%7D/i;

/** A vector style, and whether it must be dimmed to suit the theme. */
export interface GroundAddress {
  url: string;
  dimmed: boolean;
}

/**
 * Which vector style to show: the operator's, or the open one. One bright style for both themes is
 * dimmed in the dark.
 */
export function groundAddress(styleUrl: string | null, theme: 'light' | 'dark'): GroundAddress {
  if (styleUrl === null) return { url: OPEN_STYLES[theme], dimmed: false };
  const isThemed = THEME_PLACE.test(styleUrl);
  return { url: styleUrl.replace(THEME_PLACE, theme), dimmed: !isThemed && theme === 'dark' };
}
