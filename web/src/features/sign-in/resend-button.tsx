import { useEffect, useState } from 'react';
import { RESEND_PAUSE_MS } from '../../shared/limits.js';
import { Button } from '../../shared/ui/button.js';

/**
 * The pause between two mails: seconds that are left of it, 0 when there is none, and what begins
 * it.
 */
function useResendPause(begun: boolean) {
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

interface ResendButtonProps {
  /** Whether a mail was sent just now, so that the next has to wait. */
  mailSent: boolean;
  busy: boolean;
  /** Sends another; resolves with whether that went well. */
  onSend: () => Promise<boolean>;
  label: string;
  /** What it says while the next has to wait, of the seconds that are left. */
  labelIn: (seconds: number) => string;
}

/** Sends a mail again, and counts down to when that may be done once more. */
export function ResendButton({ mailSent, busy, onSend, label, labelIn }: ResendButtonProps) {
  const { left, begin } = useResendPause(mailSent);
  const send = async () => {
    if (await onSend()) begin();
  };
  return (
    <Button block className="numbers" disabled={busy || left > 0} onClick={send}>
      {left > 0 ? labelIn(left) : label}
    </Button>
  );
}
