import { Controller } from '@nestjs/common';
import { accountsRpc } from '@rotadas/contracts/accounts/accounts.rpc';
import { agreementsEvents } from '@rotadas/contracts/agreements/agreements.events';
import type { PayloadOf } from '@rotadas/contracts/protocol/event';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { HandleEvent } from '@rotadas/service-kit/events/handle-event';
import { HandleRpc, type ParsedRequest } from '@rotadas/service-kit/nats/handle-rpc';
import { PeopleService } from './people.service.js';
import { PhotosService } from './photos.service.js';
import { UsersService } from './users.service.js';

@Controller()
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly photos: PhotosService,
    private readonly people: PeopleService,
  ) {}

  @HandleRpc(usersRpc.identify)
  identify({ identity, isConfirmed }: ParsedRequest<typeof usersRpc.identify>) {
    return this.users.identify(identity, isConfirmed);
  }

  @HandleRpc(usersRpc.suspend)
  async suspend({ userId }: ParsedRequest<typeof usersRpc.suspend>) {
    await this.users.suspend(userId);
    return {};
  }

  @HandleRpc(usersRpc.register)
  register({ identity, registration }: ParsedRequest<typeof usersRpc.register>) {
    return this.users.register(identity, registration);
  }

  @HandleRpc(usersRpc.get)
  get({ userId }: ParsedRequest<typeof usersRpc.get>) {
    return this.users.get(userId);
  }

  @HandleRpc(usersRpc.getAccounts)
  async getAccounts({ userIds }: ParsedRequest<typeof usersRpc.getAccounts>) {
    return { users: await this.users.getAccounts(userIds) };
  }

  @HandleRpc(usersRpc.listWomen)
  async listWomen({ userIds }: ParsedRequest<typeof usersRpc.listWomen>) {
    return { userIds: await this.users.listWomen(userIds) };
  }

  @HandleRpc(usersRpc.listPeople)
  listPeople({ userIds }: ParsedRequest<typeof usersRpc.listPeople>) {
    return this.users.listPeople(userIds);
  }

  @HandleRpc(usersRpc.getProfile)
  getProfile({ userId }: ParsedRequest<typeof usersRpc.getProfile>) {
    return this.users.getProfile(userId);
  }

  @HandleRpc(usersRpc.setPhoto)
  setPhoto({ userId, data }: ParsedRequest<typeof usersRpc.setPhoto>) {
    return this.photos.set(userId, data);
  }

  @HandleRpc(usersRpc.removePhoto)
  removePhoto({ userId }: ParsedRequest<typeof usersRpc.removePhoto>) {
    return this.photos.remove(userId);
  }

  @HandleRpc(usersRpc.getPhoto)
  async getPhoto({ userId, hash }: ParsedRequest<typeof usersRpc.getPhoto>) {
    return { data: await this.photos.get(userId, hash) };
  }

  @HandleRpc(usersRpc.verifyPhone)
  verifyPhone({ userId, phone }: ParsedRequest<typeof usersRpc.verifyPhone>) {
    return this.users.verifyPhone(userId, phone);
  }

  @HandleEvent(agreementsEvents.rated, { orderedBy: ({ userId }) => userId })
  rated(rated: PayloadOf<typeof agreementsEvents.rated>) {
    return this.users.setRating(rated);
  }

  @HandleRpc(usersRpc.findPeople)
  async findPeople({ admin, query }: ParsedRequest<typeof usersRpc.findPeople>) {
    return { people: await this.people.find(admin, query) };
  }

  @HandleRpc(usersRpc.getPerson)
  getPerson({ admin, userId }: ParsedRequest<typeof usersRpc.getPerson>) {
    return this.people.get(admin, userId);
  }

  @HandleRpc(usersRpc.getPublic)
  getPublic({ userId, viewerId }: ParsedRequest<typeof usersRpc.getPublic>) {
    return this.users.getPublic(userId, viewerId);
  }

  @HandleRpc(usersRpc.updateProfile)
  updateProfile({ userId, profile }: ParsedRequest<typeof usersRpc.updateProfile>) {
    return this.users.updateProfile(userId, profile);
  }

  @HandleRpc(accountsRpc.signOut)
  async signOut({ userId, before }: ParsedRequest<typeof accountsRpc.signOut>) {
    await this.users.signOut(userId, before);
    return {};
  }

  @HandleRpc(usersRpc.acceptTerms)
  acceptTerms({ userId, version }: ParsedRequest<typeof usersRpc.acceptTerms>) {
    return this.users.acceptTerms(userId, version);
  }
}
