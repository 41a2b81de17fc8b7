import './hours-fields.css';
import { Select } from 'antd';
import { FormField } from '../ui/form-field.js';

/** Times such as `07:30`; an end before the start is on the next day. */
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

/** Offers half hours in selects, since native time inputs differ between browsers. */
export function HoursFields({ id, labels, hours, onChange }: HoursFieldsProps) {
  return (
    <div className="hours-fields">
      {(['from', 'to'] as const).map((end) => {
        const other = hours[end === 'from' ? 'to' : 'from'];
        const times = withTime(hours[end]).filter((time) => time !== other);
        return (
          <FormField key={end} id={`${id}-${end}`} label={labels[end]}>
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

const HALF_HOURS = 48;

const twoDigits = (value: number) => String(value).padStart(2, '0');

const EVERY_HALF_HOUR = Array.from(
  { length: HALF_HOURS },
  (_, index) => `${twoDigits(Math.floor(index / 2))}:${index % 2 === 0 ? '00' : '30'}`,
);

export const withTime = (time: string): string[] => [...new Set([...EVERY_HALF_HOUR, time])].sort();
