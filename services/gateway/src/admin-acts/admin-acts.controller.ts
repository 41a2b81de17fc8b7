import { Controller } from '@nestjs/common';
import { adminActsCalls } from '@rotadas/contracts/admin-acts/admin-acts.calls';
import { adminActsRoutes } from '@rotadas/contracts/admin-acts/admin-acts.routes';
import { RouteClient } from '@rotadas/service-kit/nats/route-client';
import { type CallInput, HandleCall } from '../calls/handle-call.js';

@Controller()
export class AdminActsController {
  constructor(private readonly routes: RouteClient) {}

  @HandleCall(adminActsCalls.search)
  search({ principal: { userId, isAdmin }, query }: CallInput<typeof adminActsCalls.search>) {
    return this.routes.call(adminActsRoutes.search, { admin: { userId, isAdmin }, search: query });
  }
}
