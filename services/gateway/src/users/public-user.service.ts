import { Injectable } from '@nestjs/common';
import { providersRpc } from '@rotadas/contracts/providers/providers.rpc';
import type { PublicUser } from '@rotadas/contracts/users/user';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import type { Principal } from '../sign-in/principal.js';

@Injectable()
export class PublicUserService {
  constructor(private readonly rpc: RpcClient) {}

  /** Admins and the user get the full name; others only while an offer shows it anyway. */
  async get(userId: number, viewer: Principal): Promise<PublicUser> {
    const [user, showsName] = await Promise.all([
      this.rpc.call(usersRpc.getPublic, { userId, viewerId: viewer.userId }),
      viewer.isAdmin || viewer.userId === userId || this.hasOffer(userId),
    ]);
    return showsName ? user : { ...user, fullName: shortName(user.fullName) };
  }

  private async hasOffer(userId: number): Promise<boolean> {
    const [status, planned] = await Promise.all([
      this.rpc.call(providersRpc.getStatus, { userId }),
      this.rpc.call(providersRpc.listPlanned, { userId }),
    ]);
    return status.isOnline || planned.providers.length > 0;
  }
}

const graphemes = new Intl.Segmenter('tr', { granularity: 'grapheme' });

/** `Ayşe Y.` for `Ayşe Nur Yılmaz`. */
export function shortName(fullName: string): string {
  const [first = '', ...others] = fullName.split(/\s+/u).filter((part) => part !== '');
  const last = others.at(-1);
  if (last === undefined) return first;
  const [initial] = graphemes.segment(last);
  return `${first} ${initial?.segment ?? ''}.`;
}
