import { AutoComplete } from 'antd';
import { useMemo } from 'react';
import type { faultOf } from '../ui/form-field.js';
import { matchingPlaces, type PlaceName } from './matching-places.js';

interface PlaceInputProps {
  id: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  placeholder: string;
  disabled: boolean;
  places: readonly PlaceName[];
  /** How a fault of the field is shown and read out. */
  fault?: ReturnType<typeof faultOf>;
}

/** A place name with suggestions; anything else may be written too. */
export function PlaceInput({ places, value, onChange, fault, ...input }: PlaceInputProps) {
  const options = useMemo(
    () =>
      matchingPlaces(places, value).map(({ name, province }, index) => ({
        key: `${name}-${index}`,
        value: name,
        label: province === undefined || province === name ? name : `${name}, ${province}`,
      })),
    [places, value],
  );
  return (
    <AutoComplete
      value={value}
      options={options}
      allowClear
      onChange={(next: string | undefined) => onChange(next ?? '')}
      {...input}
      {...fault}
    />
  );
}
