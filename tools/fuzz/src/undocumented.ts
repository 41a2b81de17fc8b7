import { ERRORS } from '@rotadas/contracts/errors/error-code';
import { SAVED_ROUTE_FAULTS } from '@rotadas/contracts/matching/saved-route';
import { WAITING_FAULTS } from '@rotadas/contracts/matching/waiting';
import { QUIET_HOURS_FAULTS } from '@rotadas/contracts/notifications/notification-settings';
import { BOX_FAULTS } from '@rotadas/contracts/primitives/bounding-box';
import { QUERY_FAULTS } from '@rotadas/contracts/providers/active-query';
import { TEXT_FAULTS } from '@rotadas/contracts/primitives/text';
import { PLACE_TEXT_FAULTS } from '@rotadas/contracts/providers/place-text';
import { DEPARTURE_FAULTS } from '@rotadas/contracts/providers/planned-offer';
import { REPORT_FAULTS } from '@rotadas/contracts/reports/report';
import { SANCTION_FAULTS } from '@rotadas/contracts/sanctions/sanction';
import { VEHICLE_FAULTS } from '@rotadas/contracts/primitives/vehicle';
import { NAME_FAULTS } from '@rotadas/contracts/users/full-name';
import { PROFILE_FAULTS } from '@rotadas/contracts/users/profile';

const EMPTY = 'Bu alan boş olamaz';

const FAULTS = [
  BOX_FAULTS,
  DEPARTURE_FAULTS,
  NAME_FAULTS,
  PLACE_TEXT_FAULTS,
  PROFILE_FAULTS,
  QUERY_FAULTS,
  QUIET_HOURS_FAULTS,
  REPORT_FAULTS,
  SANCTION_FAULTS,
  SAVED_ROUTE_FAULTS,
  TEXT_FAULTS,
  VEHICLE_FAULTS,
  WAITING_FAULTS,
];

/** Error texts of rules that JSON Schema cannot express: valid generated input may violate them. */
export const UNDOCUMENTED: readonly string[] = [
  EMPTY,
  ERRORS['answer-token-invalid'].text,
  ERRORS['ends-equal'].text,
  ERRORS['place-off-roads'].text,
  ERRORS['push-endpoint-refused'].text,
  ERRORS['road-missing'].text,
  ERRORS['start-token-invalid'].text,
  ERRORS['unsubscribe-token-invalid'].text,
  ...FAULTS.flatMap((faults) => Object.values(faults)),
];
