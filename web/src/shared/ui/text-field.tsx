import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import './text-field.css';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  error: string | undefined;
  /** A button at the end of the input. */
  action?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled input with its error under it, without any component library. */
export function TextField({ label, error, action, ...input }: TextFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className="text-field">
      <label htmlFor={id}>{label}</label>
      <div className="text-field-control">
        <input id={id} aria-invalid={error !== undefined} aria-describedby={error && errorId} {...input} />
        {action}
      </div>
      {error !== undefined && (
        <p id={errorId} className="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
