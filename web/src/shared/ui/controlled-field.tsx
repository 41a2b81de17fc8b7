import { type ReactNode, useId } from 'react';
import {
  useController,
  type Control,
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
} from 'react-hook-form';
import { fieldErrorProps, FormField } from './form-field.js';

type FieldErrorProps = ReturnType<typeof fieldErrorProps>;

interface ControlledFieldProps<Draft extends FieldValues, Name extends FieldPath<Draft>, Sent> {
  control: Control<Draft, unknown, Sent>;
  name: Name;
  label: string;
  /** Shown instead of the form's own error. */
  error?: string | undefined;
  children: (field: ControllerRenderProps<Draft, Name> & FieldErrorProps & { id: string }) => ReactNode;
}

export function ControlledField<Draft extends FieldValues, Name extends FieldPath<Draft>, Sent>(
  props: ControlledFieldProps<Draft, Name, Sent>,
) {
  const { control, name, label, children } = props;
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const error = props.error ?? fieldState.error?.message;
  return (
    <FormField id={id} label={label} error={error}>
      {children({ id, ...field, ...fieldErrorProps(id, error) })}
    </FormField>
  );
}
