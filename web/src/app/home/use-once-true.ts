import { useState } from 'react';

/**
 * Whether `value` is true or ever was: what was opened once stays in place for its way out and its
 * next opening.
 */
export function useOnceTrue(value: boolean): boolean {
  const [was, setWas] = useState(value);
  if (value && !was) setWas(true);
  return was || value;
}
