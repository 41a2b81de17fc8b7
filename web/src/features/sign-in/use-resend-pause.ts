import { useEffect, useState } from 'react';
import { RESEND_PAUSE_MS } from '../../shared/limits.js';

/**
 * The pause between two mails: seconds that are left of it, 0 when there is none, and what begins
 * it.
 */
export function useResendPause(begun: boolean) {
  const [end, setEnd] = useState(() => (begun ? Date.now() + RESEND_PAUSE_MS : 0));
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((end - now) / 1_000));
  const running = left > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [running]);
  const begin = () => {
    setNow(Date.now());
    setEnd(Date.now() + RESEND_PAUSE_MS);
  };
  return { left, begin };
}
