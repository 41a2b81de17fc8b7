import type { AltchaKey } from '../../src/bot-check/altcha.service.js';
import type { UsedTokens } from '../../src/bot-check/bot-check.js';

export class InMemoryUsedTokens implements Pick<UsedTokens, keyof UsedTokens> {
  private readonly marks = new Set<string>();

  async markUsed(mark: string): Promise<boolean> {
    if (this.marks.has(mark)) return false;
    this.marks.add(mark);
    return true;
  }
}

export class InMemoryAltchaKey implements Pick<AltchaKey, keyof AltchaKey> {
  async read(): Promise<string> {
    return 'a key of this test';
  }
}
