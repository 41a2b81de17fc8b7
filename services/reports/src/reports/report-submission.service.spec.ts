import { jest } from '@jest/globals';
import { Test } from '@nestjs/testing';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { User } from '@rotadas/contracts/users/user';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { aUser } from '@rotadas/service-kit/testing/a-user';
import { InMemoryReportStore } from '../../test/support/in-memory-report-store.js';
import { aReport } from '../../test/support/report-calls.js';
import { REPORTS_ENV } from '../env.js';
import { ReportSubmissionService } from './report-submission.service.js';
import { ReportStore } from './store/report.store.js';

describe('ReportSubmissionService.create', () => {
  const store = new InMemoryReportStore();
  let user: User | 'unknown';
  let submission: ReportSubmissionService;
  beforeAll(async () => {
    const rpc = {
      async call() {
        if (user === 'unknown') throw new DomainError('user-unknown');
        return user;
      },
    };
    const module = await Test.createTestingModule({
      providers: [
        ReportSubmissionService,
        { provide: REPORTS_ENV, useValue: { REPORTS_PER_DAY: 1 } },
        { provide: RpcClient, useValue: rpc },
        { provide: ReportStore, useValue: store },
      ],
    }).compile();
    submission = module.get(ReportSubmissionService);
  });

  it.each<[string, User | 'unknown', object]>([
    ['whose account was deleted', 'unknown', { code: 'user-unknown', status: 404 }],
    ['who has not accepted the terms', aUser({ termsAccepted: false }), { code: 'terms-unaccepted' }],
  ])('stores nothing for a user %s', async (_state, given, rejection) => {
    user = given;
    await expect(submission.create(7, aReport())).rejects.toMatchObject(rejection);
    expect((await store.count()).all).toBe(0);
  });

  it('throws daily-report-limit-reached until the next day in Türkiye', async () => {
    user = aUser();
    jest.useFakeTimers({ now: Date.parse('2031-06-02T23:00+03:00') });
    try {
      await submission.create(43, aReport());
      const exceeded = { code: 'daily-report-limit-reached', status: 429, retryAfter: 3_600 };
      await expect(submission.create(43, aReport())).rejects.toMatchObject(exceeded);
      await expect(submission.create(44, aReport())).resolves.toMatchObject({ userId: 44 });
    } finally {
      jest.useRealTimers();
    }
  });
});
