import type { DailyLimits } from '../inbox/domain/daily-limits.js';

/** Token of the settings of telling. */
export const TELLING_SETTINGS = Symbol('TELLING_SETTINGS');

/** The settings of notifying users. */
export type TellingSettings = DailyLimits;
