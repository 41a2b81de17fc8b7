import { useEffect, useState } from 'react';
import { Button } from '../../shared/ui/button.js';

const RESEND_DELAY_MS = 30_000;

/** Seconds left until the next mail may be sent, and a function that starts the pause. */
function useResendPause(isStarted: boolean) {
  const [end, setEnd] = useState(() => (isStarted ? Date.now() + RESEND_DELAY_MS : 0));
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((end - now) / 1_000));
  const running = left > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [running]);
  const startPause = () => {
    setNow(Date.now());
    setEnd(Date.now() + RESEND_DELAY_MS);
  };
  return { left, startPause };
}

interface ResendButtonProps {
  /** Whether a mail was just sent, so that the pause is running. */
  mailSent: boolean;
  busy: boolean;
  onSend: () => Promise<boolean>;
  label: string;
  labelIn: (seconds: number) => string;
}

export function ResendButton({ mailSent, busy, onSend, label, labelIn }: ResendButtonProps) {
  const { left, startPause } = useResendPause(mailSent);
  const send = async () => {
    if (await onSend()) startPause();
  };
  return (
    <Button block className="numbers" disabled={busy || left > 0} onClick={send}>
      {left > 0 ? labelIn(left) : label}
    </Button>
  );
}
