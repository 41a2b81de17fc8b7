import { type ComponentProps, useId } from 'react';
import { fieldErrorProps, FormField } from './form-field.js';
import { TextInput } from './text-input.js';

interface TextFieldProps extends ComponentProps<typeof TextInput> {
  label: string;
  error?: string | undefined;
}

export function TextField({ label, error, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <FormField id={id} label={label} error={error}>
      <TextInput id={id} {...fieldErrorProps(id, error)} {...input} />
    </FormField>
  );
}
