import { useEffect, useEffectEvent, useRef, useState, type FocusEvent } from 'react';

/** Unlock delay, ms: a tap's click follows its pointer events, and a swiped list scrolls on. */
const LET_GO_AFTER_MS = 1_000;

/** Reports whether the pointer or focus is in an element; spread `holder` onto that element. */
export function useInteractionLock() {
  const [held, setHeld] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const by = useRef({ pointer: false, focus: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const note = (change: Partial<typeof by.current>) => {
    Object.assign(by.current, change);
    clearTimeout(timer.current);
    if (by.current.pointer || by.current.focus) setHeld(true);
    else timer.current = setTimeout(() => setHeld(false), LET_GO_AFTER_MS);
  };
  // Removing the focused element fires no blur event.
  const checkFocus = useEffectEvent(() => {
    if (by.current.focus && !box.current?.contains(document.activeElement)) note({ focus: false });
  });
  useEffect(() => checkFocus());
  useEffect(() => () => clearTimeout(timer.current), []);
  const holder = {
    ref: box,
    onPointerEnter: () => note({ pointer: true }),
    onPointerLeave: () => note({ pointer: false }),
    onPointerCancel: () => note({ pointer: false }),
    onFocus: () => note({ focus: true }),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      note({ focus: currentTarget.contains(relatedTarget) }),
  };
  return { held, holder };
}
