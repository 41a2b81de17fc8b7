import { theme } from 'antd';
import { contrast } from '../../../test/support/contrast.js';
import { antdTheme } from './antd-theme.js';
import { COLOURS } from './tokens.js';

it.each(['light', 'dark'] as const)('links stay readable under the pointer in the %s theme', (mode) => {
  const { colorLink, colorLinkHover, colorLinkActive } = theme.getDesignToken(antdTheme(mode));
  for (const link of [colorLink, colorLinkHover, colorLinkActive])
    expect(contrast(link, COLOURS[mode].surfaceRaised)).toBeGreaterThanOrEqual(4.5);
});
