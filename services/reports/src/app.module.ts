import { type DynamicModule, Module } from '@nestjs/common';
import { MongodbModule } from '@rotadas/service-kit/mongodb/mongodb.module';
import { PersonalDataModule } from '@rotadas/service-kit/personal-data/personal-data.module';
import { serviceModules } from '@rotadas/service-kit/start/service-modules';
import { REPORTS_ENV, type ReportsEnv } from './env.js';
import { AuditLogModule } from './audit-log/audit-log.module.js';
import { CasesModule } from './cases/cases.module.js';
import { ReportsModule } from './reports/reports.module.js';

@Module({})
export class AppModule {
  static forRoot(env: ReportsEnv): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ...serviceModules('reports', REPORTS_ENV, env),
        MongodbModule.forRoot({ uri: env.MONGODB_URI }),
        PersonalDataModule.forRoot('reports'),
        ReportsModule,
        CasesModule,
        AuditLogModule,
      ],
    };
  }
}
