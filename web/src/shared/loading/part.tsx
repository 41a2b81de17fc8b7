import { type ComponentType, type FunctionComponent, lazy, useState } from 'react';
import { onceLoaded } from './once-loaded.js';

/** A component in a file of its own. */
export interface Part<Props> extends FunctionComponent<Props> {
  /** Loads the file before it is drawn; it fails where that cannot be had. */
  load(): Promise<unknown>;
}

/**
 * A component that is loaded when it is first drawn, or before. Once it is loaded it is drawn at
 * once: React's `lazy` by itself shows the fallback even then, and what follows a fallback waits
 * until that was seen for 300 ms.
 */
export function part<Props extends object>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  let loaded: ComponentType<Props> | null = null;
  const loadOnce = onceLoaded(async () => (loaded = await load()));
  const Later = lazy(async () => ({ default: await loadOnce() }));
  function Drawn(props: Props) {
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Later);
    return <Component {...props} />;
  }
  return Object.assign(Drawn, { load: loadOnce });
}
