import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import type { agreementsEvents } from '@rotadas/contracts/agreements/agreements.events';
import { agreementsRpc } from '@rotadas/contracts/agreements/agreements.rpc';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { PayloadOf } from '@rotadas/contracts/protocol/event';
import type { User } from '@rotadas/contracts/users/user';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { aUser } from '@rotadas/service-kit/testing/a-user';
import { InMemoryRpcClient } from '@rotadas/service-kit/testing/in-memory-rpc-client';
import { anAgreementEvidence, REPORTED, REPORTER } from '../../test/support/an-evidence.js';
import { InMemoryReportStore } from '../../test/support/in-memory-report-store.js';
import { aReport } from '../../test/support/report-calls.js';
import { REPORTS_ENV } from '../env.js';
import { URGENT_PER_HOUR } from './domain/report-limit.js';
import { ReportSubmissionService } from './report-submission.service.js';
import { ReportStore } from './store/report.store.js';

describe('ReportSubmissionService', () => {
  let store: InMemoryReportStore;
  let rpc: InMemoryRpcClient;
  let submission: ReportSubmissionService;
  beforeEach(async () => {
    store = new InMemoryReportStore();
    rpc = new InMemoryRpcClient();
    rpc.handle(usersRpc.get, ({ userId }) => aUser({ id: userId }));
    rpc.handle(agreementsRpc.evidence, anAgreementEvidence);
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

  describe('create', () => {
    it.each<[string, User | null, object]>([
      ['whose account was deleted', null, { code: 'user-unknown', status: 404 }],
      ['who has not accepted the terms', aUser({ termsAccepted: false }), { code: 'terms-unaccepted' }],
    ])('stores nothing for a user %s', async (_state, user, rejection) => {
      rpc.handle(usersRpc.get, () => {
        if (!user) throw new DomainError('user-unknown');
        return user;
      });
      await expect(submission.create(7, aReport())).rejects.toMatchObject(rejection);
      expect((await store.count()).all).toBe(0);
    });

    it('throws daily-report-limit-reached until the next day in Türkiye', async () => {
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

    const about = { userId: REPORTED, agreementId: 3 };
    const aboutPerson = aReport({ category: 'kullanici', about });

    it('stores the evidence with a report about a person', async () => {
      const report = await submission.create(REPORTER, aboutPerson);
      expect(report.about).toEqual(about);
      expect((await store.readEvidence(report.id))?.agreement).toEqual(anAgreementEvidence());
    });

    it('collects no evidence beyond the daily limit', async () => {
      await submission.create(REPORTER, aReport());
      rpc.handle(agreementsRpc.evidence, () => {
        throw new Error('unexpected');
      });
      const rejected = submission.create(REPORTER, aboutPerson);
      await expect(rejected).rejects.toMatchObject({ code: 'daily-report-limit-reached' });
    });

    it('stores the public data of a reported profile only', async () => {
      const vehicle = { make: 'Fiat Egea', colour: 'Gri', plate: '34 ABC 123' };
      rpc.handle(usersRpc.get, ({ userId }) => aUser({ id: userId, vehicle }));
      const { id } = await submission.create(99, aReport({ category: 'kullanici', about: { userId: 8 } }));
      const publicData = {
        fullName: 'Ayşe Yılmaz',
        profileImage: null,
        description: null,
        vehicle,
        rating: 0,
      };
      const person = { id: 8, ...publicData };
      const evidence = { takenAt: expect.any(Number), person, agreement: null };
      expect(await store.readEvidence(id)).toEqual(evidence);
    });

    it.each([
      ['oneself', { userId: REPORTER }, 'input-invalid'],
      ['a message of the agreement', { ...about, messageId: 9 }, null],
      ['a message elsewhere', { ...about, messageId: 10 }, 'input-invalid'],
      ['an own message', { ...about, messageId: 11 }, 'input-invalid'],
      ['a third person', { ...about, userId: 99 }, 'agreement-unknown'],
      ['an agreement of others', { ...about, agreementId: 4 }, 'agreement-unknown'],
    ])('checks a report about %s', async (_place, place, code) => {
      const evidence = anAgreementEvidence();
      const own = { ...evidence.messages[0], id: 11, agreementId: 3, fromUserId: REPORTER, text: '', at: 1 };
      rpc.handle(agreementsRpc.evidence, ({ agreementId }) => {
        if (agreementId !== 3) throw new DomainError('agreement-unknown');
        return { ...evidence, messages: [...evidence.messages, own] };
      });
      const created = submission.create(REPORTER, aReport({ category: 'kullanici', about: place }));
      if (code === null) await created;
      else await expect(created).rejects.toMatchObject({ code });
      expect((await store.count()).all).toBe(code === null ? 1 : 0);
    });

    it('stores nothing while the agreements service is unavailable, so that the user can retry', async () => {
      rpc.handle(agreementsRpc.evidence, () => {
        throw new DomainError('service-unavailable');
      });
      const rejected = submission.create(REPORTER, aboutPerson);
      await expect(rejected).rejects.toMatchObject({ code: 'service-unavailable', status: 503 });
      expect((await store.count()).all).toBe(0);
      rpc.handle(agreementsRpc.evidence, anAgreementEvidence);
      await expect(submission.create(REPORTER, aboutPerson)).resolves.toMatchObject({ about });
    });
  });

  describe('create of an urgent report', () => {
    const position = { latitude: 37.76, longitude: 30.55 };
    const urgent = aReport({ category: 'kullanici', urgent: { position } });
    const about = { userId: REPORTED, agreementId: 3 };

    it('stores the position in the evidence only', async () => {
      const report = await submission.create(REPORTER, { ...urgent, about });
      expect(report).toMatchObject({ isUrgent: true, about });
      expect(JSON.stringify(await store.find(report.id))).not.toContain('37.76');
      expect(await store.readEvidence(report.id)).toMatchObject({
        ...{ position, person: { id: REPORTED }, agreement: anAgreementEvidence() },
      });
    });

    it('needs neither a person nor a position', async () => {
      const { id } = await submission.create(REPORTER, { ...urgent, urgent: { position: null } });
      const evidence = { takenAt: expect.any(Number), person: null, agreement: null, position: null };
      expect(await store.readEvidence(id)).toEqual(evidence);
    });

    it('names no person without an agreement of both', async () => {
      const report = await submission.create(REPORTER, { ...urgent, about: { userId: REPORTED } });
      expect(report.about).toBeUndefined();
      expect(await store.readEvidence(report.id)).toMatchObject({ person: null, position });
      const third = await submission.create(REPORTER, { ...urgent, about: { ...about, userId: 99 } });
      expect(third.about).toBeUndefined();
    });

    it.each([
      ['service-unavailable', about],
      ['unexpected', about],
      ['agreement-unknown', undefined],
    ] as const)(
      'is stored although the evidence fails by %s; about a person who can be reported',
      async (code, stored) => {
        const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
        rpc.handle(usersRpc.get, () => {
          throw new DomainError(code);
        });
        const report = await submission.create(REPORTER, { ...urgent, about });
        expect(report.about).toEqual(stored);
        const evidence = await store.readEvidence(report.id);
        expect(evidence).toMatchObject({ person: null, agreement: null, position });
        expect(warn).toHaveBeenCalledTimes(1);
        warn.mockRestore();
      },
    );

    it('has a limit of its own, until the next hour', async () => {
      jest.useFakeTimers({ now: Date.parse('2031-06-02T10:45:00Z') });
      try {
        await submission.create(REPORTER, aReport());
        for (let sent = 0; sent < URGENT_PER_HOUR; sent += 1) await submission.create(REPORTER, urgent);
        const exceeded = { code: 'urgent-report-limit-reached', status: 429, retryAfter: 900 };
        await expect(submission.create(REPORTER, urgent)).rejects.toMatchObject(exceeded);
      } finally {
        jest.useRealTimers();
      }
    });
  });

  describe('createForObjection', () => {
    const objection: PayloadOf<typeof agreementsEvents.changed> = {
      agreementId: 3,
      requesterId: REPORTER,
      providerId: REPORTED,
      offerId: 5,
      version: 5,
      actor: 'requester',
      from: 'missed',
      to: 'missed',
      departsAt: 1_000,
      at: 2_000,
    };

    it.each([
      ['requester', REPORTER, REPORTED],
      ['provider', REPORTED, REPORTER],
    ] as const)('reports the other side once if the %s objects', async (actor, userId, otherId) => {
      await submission.createForObjection({ ...objection, actor });
      await submission.createForObjection({ ...objection, actor });
      expect((await store.count()).all).toBe(1);
      const report = { userId, category: 'kullanici', about: { userId: otherId, agreementId: 3 } };
      expect(await store.find(1)).toMatchObject({ ...report, createdAt: 2_000 });
      expect(await store.readEvidence(1)).toMatchObject({ person: { id: otherId } });
    });

    it('ignores other changes', async () => {
      await submission.createForObjection({ ...objection, from: 'accepted' });
      expect((await store.count()).all).toBe(0);
    });

    it.each(['service-unavailable', 'path-unknown'] as const)('is repeated after %s', async (code) => {
      rpc.handle(agreementsRpc.evidence, () => {
        throw new DomainError(code);
      });
      await expect(submission.createForObjection(objection)).rejects.toMatchObject({ code });
    });

    it('is not made for an erased account, which is logged', async () => {
      const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
      rpc.handle(usersRpc.get, () => {
        throw new DomainError('user-unknown');
      });
      await submission.createForObjection(objection);
      expect((await store.count()).all).toBe(0);
      expect(warn).toHaveBeenCalledWith(expect.objectContaining({ agreementId: 3 }), expect.any(String));
      warn.mockRestore();
    });
  });
});
