import { loadEnv } from '@rotadas/service-kit/env/parse-env';
import { startService } from '@rotadas/service-kit/start/start-service';
import { AppModule } from './app.module.js';
import { ReportsEnv } from './env.js';

const env = loadEnv(ReportsEnv);
await startService({ name: 'reports', module: AppModule.forRoot(env), env });
