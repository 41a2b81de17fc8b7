import { theme, type ThemeConfig } from 'antd';
import { COLOURS, CONTROL_HEIGHT, FONT_FAMILY, RADIUS, type ThemeMode } from './tokens.js';

export function antdTheme(mode: ThemeMode): ThemeConfig {
  const colours = COLOURS[mode];
  // Set per component, since the dark algorithm dulls a brand colour that is the seed.
  const brand = {
    colorPrimary: colours.brand,
    colorPrimaryHover: colours.brandHover,
    colorPrimaryActive: colours.brandHover,
  };
  return {
    algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      ...brand,
      colorLink: colours.brand,
      colorLinkHover: colours.brandHover,
      colorLinkActive: colours.brandHover,
      colorError: colours.danger,
      colorSuccess: colours.success,
      colorInfo: colours.brand,
      colorWarning: colours.warning,
      colorWarningBg: colours.warningSoft,
      colorInfoBg: colours.brandSoft,
      colorTextDisabled: colours.textMuted,
      colorText: colours.text,
      colorTextDescription: colours.textMuted,
      colorTextPlaceholder: colours.textMuted,
      colorBgBase: colours.surface,
      colorBgContainer: colours.surface,
      colorBgElevated: colours.surfaceRaised,
      colorBorder: colours.line,
      colorBorderDisabled: colours.line,
      colorSplit: colours.line,
      colorBgMask: colours.mask,
      fontFamily: FONT_FAMILY,
      fontSize: 16,
      borderRadius: RADIUS,
      controlHeight: CONTROL_HEIGHT,
      motionDurationFast: '0.15s',
      motionDurationMid: '0.2s',
      motionDurationSlow: '0.25s',
    },
    components: {
      // An empty box shows nothing but its border
      Checkbox: { ...brand, colorBorder: colours.textMuted },
      Radio: { ...brand, colorBorder: colours.textMuted },
    },
  };
}
