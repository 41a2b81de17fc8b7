import { observable } from '../observable.js';

/** Whether the help about the permission for the position is open. */
export const isLocationHelpOpen = observable(false);

export const openLocationHelp = (): void => isLocationHelpOpen.set(true);
export const closeLocationHelp = (): void => isLocationHelpOpen.set(false);
