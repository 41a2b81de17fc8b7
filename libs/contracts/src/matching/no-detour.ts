/** A detour below this is told as none, metres. */
export const NO_DETOUR_METRES = 1_000;
