import type { PlaceOption } from './use-place-options.js';
import type { useListbox } from './use-listbox.js';

interface PlaceListProps {
  label: string;
  options: readonly PlaceOption[];
  list: ReturnType<typeof useListbox>;
}

/** The suggestions under a place field; a press on one leaves the focus in the field. */
export function PlaceList({ label, options, list }: PlaceListProps) {
  return (
    <ul
      id={list.listId}
      className="place-list"
      role="listbox"
      aria-label={label}
      onPointerDown={(event) => event.preventDefault()}
    >
      {options.map(({ value, label: content }, index) => (
        // Keys are pressed in the field, which says here by aria-activedescendant.
        <li
          key={value}
          id={list.optionId(index)}
          role="option"
          aria-selected={index === list.active}
          onPointerMove={() => list.point(index)}
          onClick={() => list.take(index)}
        >
          {content}
        </li>
      ))}
    </ul>
  );
}
