import { DomainError } from '@rotadas/contracts/errors/domain-error';

/** Seconds after which an address with too many connections may try again. */
const RETRY_AFTER_SECONDS = 30;

/** Counts how many connections each address has open. */
export class AddressConnections {
  private readonly open = new Map<string, number>();

  constructor(private readonly max: number) {}

  /** Counts one more of `address`; throws `rate-limited` when it has as many as it may. */
  add(address: string): void {
    const count = this.open.get(address) ?? 0;
    if (count >= this.max) throw new DomainError('rate-limited', { retryAfter: RETRY_AFTER_SECONDS });
    this.open.set(address, count + 1);
  }

  remove(address: string): void {
    const left = (this.open.get(address) ?? 1) - 1;
    if (left > 0) this.open.set(address, left);
    else this.open.delete(address);
  }
}
