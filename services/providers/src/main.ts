import { loadEnv } from '@rotadas/service-kit/env/parse-env';
import { startService } from '@rotadas/service-kit/start/start-service';
import { AppModule } from './app.module.js';
import { ProvidersEnv } from './env.js';

const env = loadEnv(ProvidersEnv);
await startService({ name: 'providers', module: AppModule.forRoot(env), env });
