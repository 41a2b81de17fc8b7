import type { ReactNode } from 'react';
import { useActionWithToast } from '../toast/use-action-with-toast.js';
import { Button } from '../ui/button.js';
import './remove-question.css';

interface RemoveQuestionProps {
  text: ReactNode;
  keep: string;
  action: string;
  failed: string;
  onKeep: () => void;
  onRemove: () => Promise<void>;
}

/** The content of a sheet that asks before something is removed; shows a failure in a toast. */
export function RemoveQuestion({ text, keep, action, failed, onKeep, onRemove }: RemoveQuestionProps) {
  const { busy, run } = useActionWithToast();
  return (
    <>
      <p>{text}</p>
      <div className="remove-question">
        <Button onClick={onKeep} disabled={busy}>
          {keep}
        </Button>
        <Button variant="danger" busy={busy} onClick={() => void run(onRemove, failed)}>
          {action}
        </Button>
      </div>
    </>
  );
}
