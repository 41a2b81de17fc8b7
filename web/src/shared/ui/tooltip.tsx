import { type PointerEvent, type ReactElement, useEffect, useState } from 'react';
import { TOOLTIP_DELAY_MS } from '../limits.js';
import './tooltip.css';

interface TooltipProps {
  /** What the control does; the control itself carries the same words as its label. */
  text: string;
  /** On which side it shows. */
  placement?: 'top' | 'left';
  children: ReactElement;
}

/**
 * Names an icon button once a mouse has rested on it (spec 9); a finger gets none, for it would
 * stay over what is beside it. By itself, since antd's would bring its whole base into the first
 * load of the map.
 */
export function Tooltip({ text, placement = 'top', children }: TooltipProps) {
  const [hovered, setHovered] = useState(false);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!hovered) return;
    const timer = setTimeout(() => setShown(true), TOOLTIP_DELAY_MS);
    const leaveByEscape = ({ key }: KeyboardEvent) => key === 'Escape' && setShown(false);
    window.addEventListener('keydown', leaveByEscape);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', leaveByEscape);
      setShown(false);
    };
  }, [hovered]);
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
