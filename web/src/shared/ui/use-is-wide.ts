import { mediaQuery, useObservable } from '../observable.js';
import { WIDE_FROM } from '../theme/tokens.js';

const wide = mediaQuery(`(width >= ${WIDE_FROM}px)`);

/** Whether the screen has room for the panel beside the map. */
export const useIsWide = () => useObservable(wide);
