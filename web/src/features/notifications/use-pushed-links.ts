import { useEffect, useEffectEvent } from 'react';
import { z } from 'zod';

/** What the service worker sends when a shown notification is tapped. */
const Tapped = z.object({ type: z.literal('notification-tapped'), id: z.number(), link: z.string() });
type Tapped = z.infer<typeof Tapped>;

/** What the service worker puts behind the address where no page of the app is open yet. */
const TAPPED_HASH = /^#bildirim=(\d+)$/;

/** Calls `onTap` for each notification of the device that is tapped, in this page or to open it. */
export function usePushedLinks(onTap: (tapped: Omit<Tapped, 'type'>) => void): void {
  const tell = useEffectEvent(onTap);
  useEffect(() => {
    const id = TAPPED_HASH.exec(window.location.hash)?.[1];
    if (id !== undefined) tell({ id: Number(id), link: window.location.pathname + window.location.search });
  }, []);
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const worker = navigator.serviceWorker;
    const take = ({ data, ports }: MessageEvent<unknown>) => {
      const tapped = Tapped.safeParse(data);
      if (!tapped.success) return;
      ports[0]?.postMessage('opened');
      tell(tapped.data);
    };
    worker.addEventListener('message', take);
    return () => worker.removeEventListener('message', take);
  }, []);
}
