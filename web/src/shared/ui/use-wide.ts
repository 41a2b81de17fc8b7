import { useSyncExternalStore } from 'react';
import { WIDE_FROM } from '../theme/tokens.js';
import { deviceQuery } from '../device/device-query.js';

const wide = deviceQuery(`(width >= ${WIDE_FROM}px)`);

/** Whether the screen has room for the panel beside the map. */
export const useWide = () => useSyncExternalStore(wide.subscribe, wide.holds);
