import { mediaQuery, useObservable } from '../observable.js';
import { WIDE_FROM } from '../theme/tokens.js';

const wide = mediaQuery(`(width >= ${WIDE_FROM}px)`);

export const useIsWide = () => useObservable(wide);
