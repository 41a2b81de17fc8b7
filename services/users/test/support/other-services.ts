import { Controller } from '@nestjs/common';
import { notificationsRpc } from '@rotadas/contracts/notifications/notifications.rpc';
import { eraseUser } from '@rotadas/contracts/personal-data/erase-user';
import { erasePersonalDataRpc } from '@rotadas/contracts/personal-data/personal-data.rpc';
import { HandleRpc, type ParsedRequest } from '@rotadas/service-kit/nats/handle-rpc';
import { startStandIn } from '@rotadas/service-kit/testing/start-stand-in';
import type { Connection } from 'mongoose';

export const OTHER_SERVICES = ['providers', 'reports', 'matching', 'notifications', 'agreements'] as const;

export type OtherService = (typeof OTHER_SERVICES)[number];

export interface Steps {
  /** After a service has erased a user. */
  erased(service: OtherService, userId: number): Promise<void>;
  /** Before a mail is sent. */
  mailing(userId: number): Promise<void>;
}

/** The other services, which erase what is in their databases and send mails. */
export async function startOtherServices(natsUrl: string, mongodb: Connection, steps: Steps) {
  const mails: string[] = [];
  const controllers = OTHER_SERVICES.map((service) => {
    const rpc = erasePersonalDataRpc[service];

    @Controller()
    class PersonalData {
      @HandleRpc(rpc)
      async erase({ userId }: ParsedRequest<typeof rpc>) {
        const { db } = mongodb.useDb(service, { useCache: true });
        if (!db) throw new Error('the connection has no database');
        const erased = await eraseUser(db, service, userId);
        await steps.erased(service, userId);
        return { erased };
      }
    }
    return PersonalData;
  });

  @Controller()
  class Mails {
    @HandleRpc(notificationsRpc.mailErasure)
    async mail({ userId, email }: ParsedRequest<typeof notificationsRpc.mailErasure>) {
      await steps.mailing(userId);
      mails.push(email);
      return {};
    }
  }

  const { stop } = await startStandIn('stand-in', natsUrl, Mails, ...controllers);
  return { mails, stop };
}
