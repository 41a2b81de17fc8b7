import { useSyncExternalStore } from 'react';
import { deviceQuery } from '../device/device-query.js';

const still = deviceQuery('(prefers-reduced-motion: reduce)');

/** Whether the user wants no motion. */
export const useStillness = () => useSyncExternalStore(still.subscribe, still.holds, () => false);

/** The same at this moment, for what is drawn without React. */
export const prefersStillness = still.holds;
