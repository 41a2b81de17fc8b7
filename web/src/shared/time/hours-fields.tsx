import { Select } from 'antd';
import './hours-fields.css';
import { FormField } from '../ui/form-field.js';
import { withTime } from './times-of-day.js';

/** `07:30`; an end before the start is on the next day. */
interface Hours {
  from: string;
  to: string;
}

interface HoursFieldsProps {
  id: string;
  labels: Hours;
  hours: Hours;
  onChange: (hours: Hours) => void;
}

/** Selects of half hours: a native time input differs between browsers. */
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
