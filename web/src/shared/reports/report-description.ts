import { requiredText } from '@rotadas/contracts/primitives/text';
import { REPORT_DESCRIPTION_MAX } from '@rotadas/contracts/reports/report';
import i18next from 'i18next';
import './reports.tr.js';

/**
 * Minimum length, characters. By the specification, the server also accepts shorter descriptions.
 */
const DESCRIPTION_MIN = 10;

/** The description in a form. */
export const ReportDescription = requiredText(REPORT_DESCRIPTION_MAX, {
  empty: i18next.t('reports:blank'),
}).min(DESCRIPTION_MIN, i18next.t('reports:tooShort', { min: DESCRIPTION_MIN }));
