import { type PointerEvent, type ReactElement, useState } from 'react';
import { useAfterDelay } from './use-after-delay.js';
import { useShortcut } from './use-shortcut.js';
import './tooltip.css';

const TOOLTIP_DELAY_MS = 700;

interface TooltipProps {
  /** Must repeat the control's own label. */
  text: string;
  placement?: 'top' | 'left';
  children: ReactElement;
}

/**
 * Opens for the mouse only, since it would stay open after a touch. antd's tooltip would enlarge
 * the first load.
 */
export function Tooltip({ text, placement = 'top', children }: TooltipProps) {
  const [hovered, setHovered] = useState(false);
  const shown = useAfterDelay(hovered, TOOLTIP_DELAY_MS);
  useShortcut('Escape', () => setHovered(false), { enabled: shown, beforeDialogs: true });
  return (
    <span
      className="with-tooltip"
      onPointerEnter={({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse')}
      onPointerLeave={() => setHovered(false)}
      onPointerDown={() => setHovered(false)}
    >
      {children}
      {shown && (
        <span role="tooltip" className={`tooltip tooltip-${placement}`}>
          {text}
        </span>
      )}
    </span>
  );
}
