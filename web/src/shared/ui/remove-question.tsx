import type { ReactNode } from 'react';
import { Button } from './button.js';
import './remove-question.css';

interface RemoveQuestionProps {
  text: ReactNode;
  keep: string;
  action: string;
  busy: boolean;
  onKeep: () => void;
  onRemove: () => void;
}

/** The content of a sheet that asks before something is removed. */
export function RemoveQuestion({ text, keep, action, busy, onKeep, onRemove }: RemoveQuestionProps) {
  return (
    <>
      <p>{text}</p>
      <div className="remove-question">
        <Button onClick={onKeep} disabled={busy}>
          {keep}
        </Button>
        <Button variant="danger" busy={busy} onClick={onRemove}>
          {action}
        </Button>
      </div>
    </>
  );
}
