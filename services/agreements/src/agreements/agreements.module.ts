import { Module } from '@nestjs/common';
import { agreementsEvents } from '@rotadas/contracts/agreements/agreements.events';
import { OutboxRelay, provideOutboxRelay } from '@rotadas/service-kit/outbox/outbox-relay';
import { JobQueues } from '@rotadas/service-kit/queues/job-queues';
import { AgreementChanges } from './agreement-changes.js';
import { AgreementCounts } from './agreement-counts.js';
import { AgreementsController } from './agreements.controller.js';
import { AgreementsService } from './agreements.service.js';
import { PeopleService } from './people.service.js';
import { AgreementStore } from './store/agreement.store.js';
import { NoticeStore } from './store/notice.store.js';

@Module({
  controllers: [AgreementsController],
  providers: [
    AgreementsService,
    AgreementChanges,
    AgreementCounts,
    PeopleService,
    AgreementStore,
    NoticeStore,
    JobQueues,
    provideOutboxRelay('agreements', agreementsEvents.changed.stream),
  ],
  exports: [
    AgreementChanges,
    AgreementCounts,
    AgreementsService,
    AgreementStore,
    JobQueues,
    NoticeStore,
    OutboxRelay,
    PeopleService,
  ],
})
export class AgreementsModule {}
