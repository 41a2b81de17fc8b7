import type { ComponentProps, ReactNode } from 'react';
import './text-input.css';

interface StatusProps {
  /** antd's controls have the same property. */
  status?: 'error';
}

interface TextInputProps extends ComponentProps<'input'>, StatusProps {
  /** A unit or a button, inside the box. */
  after?: ReactNode;
}

export function TextInput({ status, after, ...input }: TextInputProps) {
  return (
    <div className="text-input" data-status={status}>
      <input {...input} />
      {after}
    </div>
  );
}

/** Grows with its text. */
export function TextArea({ status, ...area }: ComponentProps<'textarea'> & StatusProps) {
  return (
    <div className="text-input text-area" data-status={status} data-text={area.value}>
      <textarea {...area} />
    </div>
  );
}
