import './form-field.css';
import type { ReactNode } from 'react';

interface FormFieldProps {
  id: string;
  label: string;
  error?: string | undefined;
  children: ReactNode;
}

export function FormField({ id, label, error, children }: FormFieldProps) {
  return (
    <div className="form-field">
      <label htmlFor={id}>{label}</label>
      {children}
      {error !== undefined && (
        <p id={`${id}-error`} className="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** Marks an antd control as invalid, for screen readers too. */
export const fieldErrorProps = (id: string, error: string | undefined) =>
  error === undefined
    ? {}
    : ({ status: 'error', 'aria-invalid': true, 'aria-describedby': `${id}-error` } as const);
