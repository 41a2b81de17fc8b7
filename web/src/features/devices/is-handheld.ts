/** Whether the page is probably open on the phone that will send positions. */
export const isHandheld = (): boolean => window.matchMedia('(pointer: coarse)').matches;
