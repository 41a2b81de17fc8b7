import { jest } from '@jest/globals';
import { Test } from '@nestjs/testing';
import type { CaseFilter } from '@rotadas/contracts/cases/case';
import type { ReportInput } from '@rotadas/contracts/reports/report';
import { Metrics } from '@rotadas/service-kit/metrics/metrics';
import { REPORTED } from '../../test/support/an-evidence.js';
import { InMemoryCaseStore } from '../../test/support/in-memory-case-store.js';
import { InMemoryReportStore } from '../../test/support/in-memory-report-store.js';
import { aReport } from '../../test/support/report-calls.js';
import { createReport } from '../reports/domain/stored-report.js';
import { ReportStore } from '../reports/store/report.store.js';
import { CasesService } from './cases.service.js';
import { CaseStore } from './store/case.store.js';

const ADMIN = { userId: 1, isAdmin: true };
const OTHER = { userId: 2, isAdmin: true };
const USER = { userId: 7, isAdmin: false };
const MINUTE_MS = 60_000;
const NOW = Date.parse('2031-06-02T12:00:00Z');

const ABOUT: Partial<ReportInput> = { category: 'kullanici', about: { userId: REPORTED } };
const URGENT: Partial<ReportInput> = { category: 'kullanici', urgent: { position: null } };

describe('CasesService', () => {
  let cases: CasesService;
  let metrics: Metrics;
  let store: InMemoryReportStore;
  beforeEach(async () => {
    jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout'] });
    store = new InMemoryReportStore();
    metrics = new Metrics();
    const module = await Test.createTestingModule({
      providers: [
        CasesService,
        { provide: ReportStore, useValue: store },
        { provide: CaseStore, useValue: new InMemoryCaseStore(store) },
        { provide: Metrics, useValue: metrics },
      ],
    }).compile();
    cases = module.get(CasesService);
  });
  afterEach(() => jest.useRealTimers());

  const open = async (input: Partial<ReportInput> = ABOUT, minutesAgo = 0) => {
    const report = await store.create(createReport(7, aReport(input), NOW - minutesAgo * MINUTE_MS));
    if (!report) throw new Error('the report was not stored');
    return report;
  };
  const listIds = async (filter: CaseFilter, admin = ADMIN) =>
    (await cases.list(admin, filter)).cases.map(({ id }) => id);

  it.each<[string, () => Promise<unknown>]>([
    ['list', () => cases.list(USER, 'open')],
    ['take', () => cases.take(USER, 1)],
  ])('%s is rejected for a user who is not an admin', async (_method, call) => {
    const report = await open();
    await expect(call()).rejects.toMatchObject({ code: 'admin-required' });
    expect(await store.find(report.id)).toEqual(report);
  });

  it('lists reports about people and urgent ones by due time: after 24 h, or 15 min', async () => {
    const late = await open(ABOUT, 24 * 60 + 1);
    const urgent = await open(URGENT, 14);
    const early = await open(ABOUT, 1);
    await open({ category: 'uygulama' });
    const { cases: listed, counts } = await cases.list(ADMIN, 'open');
    expect(listed).toMatchObject([
      { id: late.id, isUrgent: false, dueAt: NOW - MINUTE_MS, assigneeId: null },
      { id: urgent.id, isUrgent: true, dueAt: NOW + MINUTE_MS },
      { id: early.id, dueAt: NOW + (24 * 60 - 1) * MINUTE_MS },
    ]);
    expect(counts).toEqual({ open: 3, mine: 0, overdue: 1 });
    expect(await listIds('overdue')).toEqual([late.id]);
  });

  it('gives a new case to the admin, once', async () => {
    const { id } = await open();
    const taken = await cases.take(ADMIN, id);
    expect(taken).toMatchObject({ status: 'inceleniyor', assigneeId: 1, revision: 2 });
    expect(await cases.take(ADMIN, id)).toEqual(taken);
    await expect(cases.take(OTHER, id)).rejects.toMatchObject({ code: 'case-taken', status: 409 });
    expect([await listIds('mine'), await listIds('mine', OTHER)]).toEqual([[id], []]);
  });

  it('throws case-taken if another admin takes the case meanwhile', async () => {
    const { id } = await open();
    store.beforeChange = (report) => {
      store.beforeChange = () => undefined;
      store.set({ ...report, assigneeId: 2, revision: report.revision + 1 });
    };
    await expect(cases.take(ADMIN, id)).rejects.toMatchObject({ code: 'case-taken' });
    expect(await store.find(id)).toMatchObject({ assigneeId: 2 });
  });

  it.each([
    ['a report that is no case', { about: undefined }, 'report-unknown'],
    ['a closed case', { status: 'kapatıldı' }, 'report-changed'],
  ] as const)('rejects to take %s', async (_what, known, code) => {
    const { id } = store.set({ ...(await open()), ...known });
    await expect(cases.take(ADMIN, id)).rejects.toMatchObject({ code });
    await expect(cases.take(ADMIN, 404)).rejects.toMatchObject({ code: 'report-unknown' });
  });

  it('measures the overdue cases', async () => {
    await open(ABOUT, 24 * 60 + 2);
    await open(URGENT, 16);
    await open(URGENT, 14);
    const read = async (name: string) => (await metrics.samples(name))[0]?.value;
    expect(await read('rotadas_cases_overdue')).toBe(2);
    expect(await read('rotadas_cases_overdue_seconds')).toBe(120);
  });

  it('measures the urgent cases that no admin has taken', async () => {
    await open(ABOUT);
    const { id } = await open(URGENT);
    const read = async () => (await metrics.samples('rotadas_cases_urgent_unassigned'))[0]?.value;
    expect(await read()).toBe(1);
    await cases.take(ADMIN, id);
    expect(await read()).toBe(0);
  });
});
