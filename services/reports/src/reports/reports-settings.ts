/** Token of the settings of reports. */
export const REPORTS_SETTINGS = Symbol('REPORTS_SETTINGS');

export interface ReportsSettings {
  /** The most reports that one user opens on a calendar day of Türkiye. */
  readonly perDay: number;
}
