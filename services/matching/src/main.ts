import { loadEnv } from '@rotadas/service-kit/env/parse-env';
import { startService } from '@rotadas/service-kit/start/start-service';
import { AppModule } from './app.module.js';
import { MatchingEnv } from './env.js';

const env = loadEnv(MatchingEnv);
await startService({ name: 'matching', module: AppModule.forRoot(env), env });
