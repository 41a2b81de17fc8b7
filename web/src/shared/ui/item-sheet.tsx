import { type ComponentProps, type ReactNode, useState } from 'react';
import { Sheet } from './sheet.js';

interface ItemSheetProps<Item> extends Omit<ComponentProps<typeof Sheet>, 'open' | 'title' | 'children'> {
  /** Null closes the sheet. */
  item: Item | null;
  title: string | ((item: Item) => string);
  children: (item: Item) => ReactNode;
}

/** A sheet about one of several items. It keeps its content while it closes. */
export function ItemSheet<Item>({ item, title, children, ...sheet }: ItemSheetProps<Item>) {
  const [last, setLast] = useState(item);
  if (item !== null && item !== last) setLast(item);
  if (last === null) return null;
  return (
    <Sheet {...sheet} open={item !== null} title={typeof title === 'string' ? title : title(last)}>
      {children(last)}
    </Sheet>
  );
}
