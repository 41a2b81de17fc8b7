import { useEffect, useEffectEvent, useRef, useState, type FocusEvent } from 'react';

/**
 * Delay before unlocking, ms. The click of a tap follows its pointer events, and a swiped list
 * continues to scroll.
 */
const UNLOCK_DELAY_MS = 1_000;

/**
 * Locks while the pointer or a visible focus is in the element that gets `lockProps`. A press
 * leaves a focus that is not visible, and does not lock.
 */
export function useInteractionLock() {
  const [isLocked, setLocked] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const inside = useRef({ pointer: false, focus: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const update = (change: Partial<typeof inside.current>) => {
    Object.assign(inside.current, change);
    clearTimeout(timer.current);
    if (inside.current.pointer || inside.current.focus) setLocked(true);
    else timer.current = setTimeout(() => setLocked(false), UNLOCK_DELAY_MS);
  };
  // Removing the focused element fires no blur event.
  const checkFocus = useEffectEvent(() => {
    if (inside.current.focus && !element.current?.contains(document.activeElement)) update({ focus: false });
  });
  useEffect(() => checkFocus());
  useEffect(() => () => clearTimeout(timer.current), []);
  const lockProps = {
    ref: element,
    onPointerEnter: () => update({ pointer: true }),
    onPointerLeave: () => update({ pointer: false }),
    onPointerCancel: () => update({ pointer: false }),
    onFocus: ({ target }: FocusEvent) => update({ focus: target.matches(':focus-visible') }),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      update({ focus: inside.current.focus && currentTarget.contains(relatedTarget) }),
  };
  return { isLocked, lockProps };
}
