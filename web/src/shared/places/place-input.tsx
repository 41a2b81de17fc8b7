import { AutoComplete } from 'antd';
import { startTransition, useDeferredValue, useMemo, useOptimistic, useReducer } from 'react';
import { flushSync } from 'react-dom';
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

/**
 * A place name with suggestions; anything else may be written too. The letters show at once, and
 * what depends on them (suggestions, list, map) follows when there is time: keys that come faster
 * than all of it is drawn would be lost.
 */
export function PlaceInput({ places, value, onChange, fault, ...input }: PlaceInputProps) {
  const [typed, setTyped] = useOptimistic(value);
  const sought = useDeferredValue(typed);
  const options = useMemo(
    () =>
      matchingPlaces(places, sought).map(({ name, province }, index) => ({
        key: `${name}-${index}`,
        value: name,
        label: province === undefined || province === name ? name : `${name}, ${province}`,
      })),
    [places, sought],
  );
  const [, settle] = useReducer((count: number) => count + 1, 0);
  const change = (next: string) => {
    startTransition(() => {
      setTyped(next);
      onChange(next);
    });
    // What antd's effects ask for after a letter waits for a pause, and letters come before any
    // pause. React takes fifty drawings that each leave something for an endless loop (error 185),
    // and then loses the letter.
    queueMicrotask(() => flushSync(settle));
  };
  return (
    <AutoComplete
      value={typed}
      options={options}
      allowClear
      onChange={(next: string | undefined) => change(next ?? '')}
      {...input}
      {...fault}
    />
  );
}
