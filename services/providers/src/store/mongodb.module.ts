import {
  type DynamicModule,
  Inject,
  Injectable,
  Module,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import type { Connection } from 'mongoose';
import { keepOpening, MONGODB, prepareConnection } from './mongodb.connection.js';

const MONGODB_URI = Symbol('MONGODB_URI');

@Injectable()
class MongodbLifecycle implements OnModuleInit, OnApplicationShutdown {
  private readonly ending = new AbortController();
  private opening: Promise<void> = Promise.resolve();

  constructor(
    @Inject(MONGODB) private readonly connection: Connection,
    @Inject(MONGODB_URI) private readonly uri: string,
  ) {}

  /** Does not wait: the service starts, and says 503, while MongoDB is away. */
  onModuleInit(): void {
    this.opening = keepOpening(this.connection, this.uri, this.ending.signal);
  }

  async onApplicationShutdown(): Promise<void> {
    this.ending.abort();
    await this.opening;
    await this.connection.close();
  }
}

/** Gives every module the process's MongoDB connection. */
@Module({})
export class MongodbModule {
  static forRoot(options: { uri: string }): DynamicModule {
    return {
      module: MongodbModule,
      global: true,
      providers: [
        { provide: MONGODB_URI, useValue: options.uri },
        { provide: MONGODB, useFactory: prepareConnection },
        MongodbLifecycle,
      ],
      exports: [MONGODB],
    };
  }
}
