import { observable } from '../observable.js';

/** Whether the sheet is open that explains how to allow the position. */
export const isLocationHelpOpen = observable(false);

export const openLocationHelp = (): void => isLocationHelpOpen.set(true);
export const closeLocationHelp = (): void => isLocationHelpOpen.set(false);
