import { loadEnv } from '@rotadas/service-kit/env/parse-env';
import { startService } from '@rotadas/service-kit/start/start-service';
import { AppModule } from './app.module.js';
import { NotificationsEnv } from './env.js';

const env = loadEnv(NotificationsEnv);
await startService({ name: 'notifications', module: AppModule.forRoot(env), env });
