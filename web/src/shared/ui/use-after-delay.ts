import { useEffect, useState } from 'react';

export function useAfterDelay(condition: boolean, ms: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!condition) return undefined;
    const timer = setTimeout(() => setOver(true), ms);
    return () => {
      clearTimeout(timer);
      setOver(false);
    };
  }, [condition, ms]);
  return condition && isOver;
}
