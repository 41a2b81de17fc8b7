/** A part above the page that the browser's Back closes, such as a sheet or an info window. */
export interface BackLayer {
  close: () => void;
}

export interface LayerHistory {
  /** Number of layers at the current history entry; 0 for the page itself. */
  depth: () => number;
  push: (depth: number) => void;
  /** Goes back in the history, asynchronously: `onPop` follows. */
  back: (entries: number) => void;
}

/** One history entry per layer: Back closes the topmost one; closing otherwise removes it. */
export class BackLayers {
  private readonly open: BackLayer[] = [];
  private isLeaving = false;
  private isScheduled = false;

  constructor(
    private readonly history: LayerHistory,
    /**
     * Runs a task later. A layer that replaces another one in the same task then reuses its history
     * entry.
     */
    private readonly soon: (task: () => void) => void,
  ) {}

  /**
   * Adds the history entry synchronously, so that an immediate Back neither closes another layer
   * nor leaves the page.
   */
  add(layer: BackLayer): () => void {
    this.open.push(layer);
    if (!this.isLeaving) this.addEntries();
    return () => {
      const place = this.open.indexOf(layer);
      if (place >= 0) this.open.splice(place, 1);
      this.syncHistorySoon();
    };
  }

  /** Returns to the page before this one. All layers must be removed in the same task. */
  leavePage(): void {
    this.isLeaving = true;
    this.history.back(this.history.depth() + 1);
  }

  onPop(): void {
    const wasRequested = this.isLeaving;
    this.isLeaving = false;
    if (wasRequested) this.addEntries();
    else for (const layer of this.open.slice(this.history.depth()).toReversed()) layer.close();
    this.syncHistorySoon();
  }

  private syncHistorySoon(): void {
    if (this.isScheduled) return;
    this.isScheduled = true;
    this.soon(() => {
      this.isScheduled = false;
      this.syncHistory();
    });
  }

  private addEntries(): void {
    for (let depth = this.history.depth(); depth < this.open.length; depth += 1) this.history.push(depth + 1);
  }

  private syncHistory(): void {
    if (this.isLeaving) return;
    this.addEntries();
    const spare = this.history.depth() - this.open.length;
    if (spare <= 0) return;
    this.isLeaving = true;
    this.history.back(spare);
  }
}
