import { ConfigProvider } from 'antd';
import trTR from 'antd/locale/tr_TR';
import type { ReactNode } from 'react';
import { antdTheme } from '../shared/theme/antd-theme.js';
import { useThemeMode } from '../shared/theme/theme-mode.js';
import { useStillness } from '../shared/ui/stillness.js';
import './later-texts.js';

/**
 * Gives antd the tokens and its Turkish texts; stands around each part that uses antd, and is
 * loaded with it.
 */
export function UiKit({ children }: { children: ReactNode }) {
  const { mode } = useThemeMode();
  const still = useStillness();
  return (
    // Lists here are short: all of one is there, for screen readers too.
    <ConfigProvider theme={antdTheme(mode, still)} locale={trTR} virtual={false}>
      {children}
    </ConfigProvider>
  );
}
