import './form-field.css';
import type { ReactNode } from 'react';

interface FormFieldProps {
  id: string;
  label: string;
  error: string | undefined;
  children: ReactNode;
}

/** A label, its control and its error. */
export function FormField({ id, label, error, children }: FormFieldProps) {
  return (
    <div className="form-field">
      <label htmlFor={id}>{label}</label>
      {children}
      {error !== undefined && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
