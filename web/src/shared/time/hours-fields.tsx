import { Select } from 'antd';
import './hours-fields.css';
import { FormField } from '../ui/form-field.js';
import { withTime } from './times-of-day.js';

/** Two times of a day, `07:30`; an end before the begin is on the next day. */
interface Hours {
  from: string;
  to: string;
}

interface HoursFieldsProps {
  /** The ids of the two fields begin so. */
  id: string;
  labels: Hours;
  hours: Hours;
  onChange: (hours: Hours) => void;
}

/**
 * From when to when on a day, in half hours, never all of it; by a list, whose times read the same
 * in every browser.
 */
export function HoursFields({ id, labels, hours, onChange }: HoursFieldsProps) {
  return (
    <div className="hours-fields">
      {(['from', 'to'] as const).map((end) => {
        const other = hours[end === 'from' ? 'to' : 'from'];
        const times = withTime(hours[end]).filter((time) => time !== other);
        return (
          <FormField key={end} id={`${id}-${end}`} label={labels[end]} error={undefined}>
            <Select
              id={`${id}-${end}`}
              className="numbers"
              value={hours[end]}
              onChange={(time: string) => onChange({ ...hours, [end]: time })}
              options={times.map((time) => ({ value: time, label: time }))}
            />
          </FormField>
        );
      })}
    </div>
  );
}
