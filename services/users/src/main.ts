import { loadEnv } from '@rotadas/service-kit/env/parse-env';
import { startService } from '@rotadas/service-kit/start/start-service';
import { AppModule } from './app.module.js';
import { UsersEnv } from './env.js';

const env = loadEnv(UsersEnv);
await startService({ name: 'users', module: AppModule.forRoot(env), env });
