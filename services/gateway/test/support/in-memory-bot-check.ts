import type { AltchaKey } from '../../src/bot-check/altcha.service.js';
import type { UsedTokens } from '../../src/bot-check/bot-check.js';

export class InMemoryUsedTokens implements Pick<UsedTokens, keyof UsedTokens> {
  private readonly used = new Set<string>();

  async markUsed(tokenId: string): Promise<boolean> {
    if (this.used.has(tokenId)) return false;
    this.used.add(tokenId);
    return true;
  }
}

export class InMemoryAltchaKey implements Pick<AltchaKey, keyof AltchaKey> {
  async read(): Promise<string> {
    return 'a key of this test';
  }
}
