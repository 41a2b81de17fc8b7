import { Provider as MotionProvider } from '@rc-component/motion';
import { ConfigProvider } from 'antd';
import trTR from 'antd/locale/tr_TR';
import type { ReactNode } from 'react';
import { antdTheme } from '../shared/theme/antd-theme.js';
import { useThemeMode } from '../shared/theme/theme-mode.js';
import { Icon } from '../shared/ui/icon.js';
import '../shared/ui/spinner.css';
import { usePrefersReducedMotion } from '../shared/ui/device.js';

/** Replaces antd's icons, whose English names screen readers read out. */
const ICONS = {
  alert: { warningIcon: <Icon name="alert" size={20} /> },
  modal: { closeIcon: <Icon name="close" size={20} /> },
  select: { suffixIcon: <Icon name="down" size={16} />, clearIcon: <Icon name="close" size={16} /> },
};

export function AntdProvider({ children }: { children: ReactNode }) {
  const { mode } = useThemeMode();
  const reducedMotion = usePrefersReducedMotion();
  return (
    // All rows are rendered, for screen readers too, since lists are short.
    <ConfigProvider theme={antdTheme(mode)} locale={trTR} virtual={false} {...ICONS}>
      {/* `base.css` removes transitions for reduced motion, so antd must not wait for their
          end. A change of antd's token `motion` would remount everything. */}
      <MotionProvider motion={!reducedMotion}>{children}</MotionProvider>
    </ConfigProvider>
  );
}
