import { useEffect, useState } from 'react';
import { logWarning } from '../../shared/log/log.js';

/** Width of the light margin in modules; readers need it to find the code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

interface Code {
  size: number;
  path: string;
}

interface QrCodeProps {
  text: string;
  label: string;
  /** Shown instead of a code that could not be drawn. */
  failureText: string;
}

/** Black on white in both themes, since many readers find no inverted code. */
export function QrCode({ text, label, failureText }: QrCodeProps) {
  const [drawn, setDrawn] = useState<{ text: string; code: Code | null } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const show = (code: Code | null) => isCurrent && setDrawn({ text, code });
    drawCode(text).then(show, (error: unknown) => {
      logWarning('drawing a QR code failed', error instanceof Error ? error.name : null);
      show(null);
    });
    return () => {
      isCurrent = false;
    };
  }, [text]);
  if (drawn?.text !== text) return <div className="qr-code" aria-busy="true" />;
  const { code } = drawn;
  if (code === null) return <p role="alert">{failureText}</p>;
  const side = code.size + 2 * QUIET_ZONE;
  return (
    <svg
      className="qr-code"
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={code.path} fill="currentColor" />
    </svg>
  );
}

async function drawCode(text: string): Promise<Code> {
  const { create } = await import('qrcode');
  const { size, data } = create(text, { errorCorrectionLevel: 'L' }).modules;
  const dark = [...data.keys()].filter((at) => data[at] === 1);
  return { size, path: dark.map((at) => `M${at % size} ${Math.floor(at / size)}h1v1h-1z`).join('') };
}
