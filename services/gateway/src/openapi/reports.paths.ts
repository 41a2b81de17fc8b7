import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { SerialIdText } from '@rotadas/contracts/primitives/serial-id';
import { ReportPage, ReportPageQuery } from '@rotadas/contracts/reports/report-page';
import { Report, ReportInput, ReportStatusInput, ReportWithHistory } from '@rotadas/contracts/reports/report';
import { reportsRoutes } from '@rotadas/contracts/reports/reports.routes';
import { body, FAULTS, failures, json, SIGNED_IN } from './answers.js';

const tags = ['reports'];

const ID = { path: z.object({ id: SerialIdText }) };

/** The calls about problem reports. */
export const reportsPaths: ZodOpenApiPathsObject = {
  '/api/reports': {
    post: {
      ...SIGNED_IN,
      tags,
      summary: 'Reports a problem',
      requestBody: body(ReportInput),
      responses: {
        201: { description: 'The report', ...json(Report) },
        ...failures(...FAULTS.token, ...FAULTS.input, ...reportsRoutes.open.errors),
      },
    },
    get: {
      ...SIGNED_IN,
      tags,
      summary: 'All reports, newest first; for admins',
      responses: {
        200: { description: 'The reports', ...json(z.array(Report)) },
        ...failures(...FAULTS.token, ...reportsRoutes.list.errors),
      },
    },
  },
  '/api/reports/page': {
    get: {
      ...SIGNED_IN,
      tags,
      summary: 'A window onto the reports, newest first, and how many there are of each status; for admins',
      requestParams: { query: ReportPageQuery },
      responses: {
        200: { description: 'The window', ...json(ReportPage) },
        ...failures(...FAULTS.token, 'input-invalid', ...reportsRoutes.page.errors),
      },
    },
  },
  '/api/reports/{id}': {
    get: {
      ...SIGNED_IN,
      tags,
      summary: 'A report with all that admins did to it; for admins',
      requestParams: ID,
      responses: {
        200: { description: 'The report', ...json(ReportWithHistory) },
        ...failures(...FAULTS.token, 'input-invalid', ...reportsRoutes.get.errors),
      },
    },
  },
  '/api/reports/{id}/status': {
    patch: {
      ...SIGNED_IN,
      tags,
      summary:
        'Sets the status; notes left out stay, null clears them; an older revision is refused; for admins',
      requestParams: ID,
      requestBody: body(ReportStatusInput),
      responses: {
        200: { description: 'The report', ...json(Report) },
        ...failures(...FAULTS.token, ...FAULTS.input, ...reportsRoutes.changeStatus.errors),
      },
    },
  },
};
