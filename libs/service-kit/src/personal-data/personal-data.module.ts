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

function personalDataController(service: Service): Type<unknown> {
  const [erase, read] = [erasePersonalDataRpc[service], readPersonalDataRpc[service]];

  @Controller()
  class PersonalDataController {
    constructor(private readonly store: PersonalDataStore) {}

    @HandleRpc(erase)
    async erase({ userId }: ParsedRequest<typeof erase>) {
      return { erased: await this.store.erase(userId) };
    }

    @HandleRpc(read)
    read({ userId, collection, after }: ParsedRequest<typeof read>) {
      return this.store.read(userId, collection, after);
    }
  }
  return PersonalDataController;
}

/** Exports and erases what `service` stores about a user. Requires MongodbModule. */
@Module({})
export class PersonalDataModule {
  static forRoot(service: Service): DynamicModule {
    return {
      module: PersonalDataModule,
      controllers: [personalDataController(service)],
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
