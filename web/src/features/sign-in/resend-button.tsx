import { useResendPause } from './use-resend-pause.js';

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
    <button className="button button-block numbers" type="button" disabled={busy || left > 0} onClick={send}>
      {left > 0 ? labelIn(left) : label}
    </button>
  );
}
