import { Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';

/** Lets only signed-in users pass. */
@Injectable()
export class SignInGuard extends AuthGuard('bearer') {}
