/**
 * Something that lies over the page and that the browser's Back closes: a sheet, an info window.
 */
export interface BackLayer {
  close: () => void;
}

/** The part of the browser's history that the layers need. */
export interface LayerHistory {
  /**
   * How many layers lie over the page at the entry that is shown; 0 at any entry of the page
   * itself.
   */
  depth: () => number;
  /** Adds an entry of that depth for the page that is shown. */
  push: (depth: number) => void;
  /** Goes back so many entries; the browser tells by `onPop`, later. */
  back: (entries: number) => void;
}

/**
 * Keeps one entry of the browser's history for each layer that lies over the page, so that Back
 * closes what was opened last in place of leaving. Who closes a layer otherwise takes its entry
 * along; Forward opens nothing again.
 */
export class BackLayers {
  private readonly open: BackLayer[] = [];
  private isLeaving = false;
  private isScheduled = false;

  constructor(
    private readonly history: LayerHistory,
    /**
     * Runs a task once what happens now is over: a layer that gives way to another one keeps its
     * entry for it.
     */
    private readonly soon: (task: () => void) => void,
  ) {}

  /**
   * Lays `layer` over all others; answers how to take it away. It has its entry at once: a Back
   * that comes right after it would close another one too, or leave the page.
   */
  add(layer: BackLayer): () => void {
    this.open.push(layer);
    if (!this.isLeaving) this.addEntries();
    return () => {
      const place = this.open.indexOf(layer);
      if (place >= 0) this.open.splice(place, 1);
      this.settleSoon();
    };
  }

  /** Takes word of the browser that another entry is shown. */
  onPop(): void {
    const wasAsked = this.isLeaving;
    this.isLeaving = false;
    if (wasAsked) this.addEntries();
    else for (const layer of this.open.slice(this.history.depth()).toReversed()) layer.close();
    this.settleSoon();
  }

  private settleSoon(): void {
    if (this.isScheduled) return;
    this.isScheduled = true;
    this.soon(() => {
      this.isScheduled = false;
      this.settle();
    });
  }

  /** Gives each layer its entry. */
  private addEntries(): void {
    for (let depth = this.history.depth(); depth < this.open.length; depth += 1) this.history.push(depth + 1);
  }

  /** Gives each layer its entry, and takes away those that no layer needs. */
  private settle(): void {
    if (this.isLeaving) return;
    this.addEntries();
    const spare = this.history.depth() - this.open.length;
    if (spare <= 0) return;
    this.isLeaving = true;
    this.history.back(spare);
  }
}
