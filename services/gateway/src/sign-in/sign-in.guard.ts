import { Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { DomainError } from '@rotadas/contracts/errors/domain-error';

/** Lets only signed-in users pass. */
@Injectable()
export class SignInGuard extends AuthGuard('bearer') {
  override handleRequest<Found>(
    error: unknown,
    found: Found | false,
    _info: unknown,
    _context: unknown,
    status?: unknown,
  ): Found {
    if (error instanceof Error) throw error;
    if (found) return found;
    // The strategy says 400 of a header that it cannot read, and asks for a token where there is
    // none.
    throw new DomainError(status === 400 ? 'token-invalid' : 'token-missing');
  }
}
