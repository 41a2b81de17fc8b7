import type { BotCheck } from './bot-check.js';

/**
 * A bot-check that is loaded once, when first wanted; after a failure the next wish loads it again.
 */
export class LoadedBotCheck {
  private loading: Promise<BotCheck> | null = null;

  constructor(private readonly open: () => Promise<BotCheck>) {}

  load(): Promise<BotCheck> {
    if (this.loading === null) {
      const loading = this.open();
      this.loading = loading;
      loading.catch(() => (this.loading = null)); // who waits for it hears of the failure
    }
    return this.loading;
  }

  /** Makes it ready for the next attempt, if it was ever loaded. */
  async reset(): Promise<void> {
    (await this.loading?.catch(() => null))?.reset();
  }

  /** Takes it off the page; the next wish loads it again. */
  async close(): Promise<void> {
    const loading = this.loading;
    this.loading = null;
    (await loading?.catch(() => null))?.close();
  }
}
