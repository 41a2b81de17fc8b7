import { isOvertaken, type PositionInput } from '@rotadas/contracts/providers/position';

/** What a line needs to hand its positions on. */
export interface PositionLineSettings {
  readonly store: (position: PositionInput) => Promise<void>;
  /** Every position up to `seq` is stored or replaced by one that is. */
  readonly acknowledge: (seq: number) => void;
  /** Every position up to `seq` that was not answered before is refused. */
  readonly refuse: (seq: number, error: unknown) => void;
}

/** The positions of one connection, one on its way at a time; what comes meanwhile waits, and the newest replaces the others. */
export class PositionLine {
  private next: { seq: number; position: PositionInput } | undefined;
  private isUnderWay = false;

  constructor(private readonly settings: PositionLineSettings) {}

  push(seq: number, position: PositionInput): void {
    const waiting = this.next?.position;
    const isLate = waiting !== undefined && isOvertaken(position.at ?? null, waiting.at ?? null);
    this.next = { seq, position: isLate ? waiting : position };
    if (!this.isUnderWay) void this.run();
  }

  private async run(): Promise<void> {
    this.isUnderWay = true;
    while (this.next) {
      const { seq, position } = this.next;
      this.next = undefined;
      try {
        await this.settings.store(position);
        this.settings.acknowledge(seq);
      } catch (error) {
        this.settings.refuse(seq, error);
      }
    }
    this.isUnderWay = false;
  }
}
