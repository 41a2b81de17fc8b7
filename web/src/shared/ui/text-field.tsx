import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { FormField } from './form-field.js';
import './text-field.css';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  error?: string | undefined;
  action?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

export function TextField({ label, error, action, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <FormField id={id} label={label} error={error}>
      <div className="text-field-control">
        <input
          id={id}
          aria-invalid={error !== undefined}
          aria-describedby={error && `${id}-error`}
          {...input}
        />
        {action}
      </div>
    </FormField>
  );
}
