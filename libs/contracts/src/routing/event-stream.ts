/** Where JetStream keeps the events of one service until its consumers have them (design 4). */
export interface EventStream {
  readonly name: string;
  /** Subjects of events only: a question caught by a stream would be answered by JetStream. */
  readonly subjects: readonly string[];
  /** How long events are kept, days; `streamSettings` has the default. */
  readonly keptDays?: number;
}
