import { Tooltip as AntdTooltip } from 'antd';
import { type ReactElement, useSyncExternalStore } from 'react';
import { TOOLTIP_DELAY_MS } from '../limits.js';
import { deviceQuery } from './device-query.js';

/** On a touch screen a tap counts as a pointer that has come to rest, and the tooltip would stay over what is beside it. */
const hovering = deviceQuery('(hover: hover)');

interface TooltipProps {
  /** What the control does; the control itself carries the same words as its label. */
  text: string;
  /** On which side it shows. */
  placement?: 'top' | 'left';
  children: ReactElement;
}

/** Names an icon button once a pointer has rested on it; where pointers cannot hover there is none. */
export function Tooltip({ text, placement = 'top', children }: TooltipProps) {
  const canHover = useSyncExternalStore(hovering.subscribe, hovering.holds);
  if (!canHover) return children;
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
