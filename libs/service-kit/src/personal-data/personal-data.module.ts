import { Controller, type DynamicModule, Module, type Type } from '@nestjs/common';
import type { PersonalCollection } from '@rotadas/contracts/personal-data/personal-data';
import {
  erasePersonalDataRpc,
  readPersonalDataRpc,
} from '@rotadas/contracts/personal-data/personal-data.rpc';
import { MongodbConnection } from '../mongodb/mongodb-connection.js';
import { HandleRpc, type ParsedRequest } from '../nats/handle-rpc.js';
import { PersonalDataStore } from './personal-data.store.js';

type Service = PersonalCollection['service'];
type Erased = keyof typeof erasePersonalDataRpc;

function readingController(service: Service): Type<unknown> {
  const read = readPersonalDataRpc[service];

  @Controller()
  class ReadingController {
    constructor(private readonly store: PersonalDataStore) {}

    @HandleRpc(read)
    read({ userId, collection, after }: ParsedRequest<typeof read>) {
      return this.store.read(userId, collection, after);
    }
  }
  return ReadingController;
}

function erasingController(service: Erased): Type<unknown> {
  const erase = erasePersonalDataRpc[service];

  @Controller()
  class ErasingController {
    constructor(private readonly store: PersonalDataStore) {}

    @HandleRpc(erase)
    async erase({ userId }: ParsedRequest<typeof erase>) {
      return { erased: await this.store.erase(userId) };
    }
  }
  return ErasingController;
}

/** Exports and erases what `service` stores about a user. Requires MongodbModule. */
@Module({})
export class PersonalDataModule {
  static forRoot(service: Service): DynamicModule {
    return {
      module: PersonalDataModule,
      global: true,
      controllers: [readingController(service), ...(service === 'users' ? [] : [erasingController(service)])],
      providers: [
        {
          provide: PersonalDataStore,
          inject: [MongodbConnection],
          useFactory: (mongodb: MongodbConnection) => new PersonalDataStore(mongodb, service),
        },
      ],
      exports: [PersonalDataStore],
    };
  }
}
