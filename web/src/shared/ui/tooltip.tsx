import { Tooltip as AntdTooltip } from 'antd';
import type { ReactElement } from 'react';
import { TOOLTIP_DELAY_MS } from '../limits.js';

interface TooltipProps {
  /** What the control does; the control itself carries the same words as its label. */
  text: string;
  /** On which side it shows. */
  placement?: 'top' | 'left';
  children: ReactElement;
}

/** Names an icon button once a pointer has rested on it; touch screens have no such thing and show none. */
export function Tooltip({ text, placement = 'top', children }: TooltipProps) {
  return (
    <AntdTooltip
      title={text}
      placement={placement}
      trigger="hover"
      mouseEnterDelay={TOOLTIP_DELAY_MS / 1_000}
    >
      {children}
    </AntdTooltip>
  );
}
