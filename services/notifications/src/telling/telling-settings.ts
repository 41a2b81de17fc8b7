/** Token of the settings of telling. */
export const TELLING_SETTINGS = Symbol('TELLING_SETTINGS');

/** What the operator chooses of telling. */
export interface TellingSettings {
  /** The most that one user is told of in a day of Türkiye. */
  readonly perDay: number;
}
