import { Module } from '@nestjs/common';
import { AuditLogModule } from '../audit-log/audit-log.module.js';
import { PeopleController } from './people.controller.js';
import { PeopleService } from './people.service.js';

@Module({ imports: [AuditLogModule], controllers: [PeopleController], providers: [PeopleService] })
export class PeopleModule {}
