import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy, type VerifyFunction } from 'passport-http-bearer';
import type { Principal } from './principal.js';
import { Principals } from './principals.js';

type Asked = Parameters<Strategy<VerifyFunction>['authenticate']>[0];

/** Takes the bearer token of a request and finds who brought it. */
@Injectable()
export class BearerStrategy extends PassportStrategy(Strategy<VerifyFunction>) {
  constructor(private readonly principals: Principals) {
    super();
  }

  /** Only the Authorization header counts: a token in a body or an address would end up in logs. */
  override authenticate(request: Asked): void {
    super.authenticate(Object.create(request, { body: {}, query: {} }));
  }

  validate(token: string): Promise<Principal> {
    return this.principals.checked(token);
  }
}
