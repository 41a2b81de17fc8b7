import { loadEnv } from '@rotadas/service-kit/env/parse-env';
import { startService } from '@rotadas/service-kit/start/start-service';
import { AppModule } from './app.module.js';
import { AgreementsEnv } from './env.js';

const env = loadEnv(AgreementsEnv);
await startService({ name: 'agreements', module: AppModule.forRoot(env), env });
