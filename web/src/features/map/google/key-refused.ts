/**
 * Google's script calls this by name when it refuses the key, which it does only after the map is
 * open.
 */
const REFUSED_CALLBACK = 'gm_authFailure';

/** Calls `listener` when Google refuses the key; answers how to stop. */
export function onKeyRefused(listener: () => void): () => void {
  Reflect.set(window, REFUSED_CALLBACK, listener);
  return () => void Reflect.deleteProperty(window, REFUSED_CALLBACK);
}
