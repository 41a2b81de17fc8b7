import { useEffect, useRef } from 'react';

/** Keeps the focus in a box if the focused element is removed from it. */
export function useKeptFocus() {
  const box = useRef<HTMLElement>(null);
  /** Stays true after such a removal, which causes no blur event. */
  const hadFocus = useRef(false);
  const keepFocus = () => {
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  };
  useEffect(() => {
    if (hadFocus.current) keepFocus();
  });
  const boxProps = {
    ref: box,
    tabIndex: -1,
    onFocus: () => (hadFocus.current = true),
    onBlur: () => (hadFocus.current = false),
  };
  return { boxProps, keepFocus };
}
