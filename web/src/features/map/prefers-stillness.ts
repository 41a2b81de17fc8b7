/** Whether the user asked the device for less motion. */
export const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
