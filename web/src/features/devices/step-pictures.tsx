import type { ReactNode } from 'react';

function Picture({ children }: { children: ReactNode }) {
  return (
    <svg className="step-picture" viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      <rect width="120" height="120" rx="20" fill="var(--brand-soft)" />
      {children}
    </svg>
  );
}

interface PhoneProps {
  x: number;
  /** Colour of the screen. */
  screen?: string;
  children?: ReactNode;
}

/** 52 × 92, 14 below the upper edge; children are relative to its upper left corner. */
function Phone({ x, screen = 'var(--surface)', children }: PhoneProps) {
  return (
    <g transform={`translate(${x} 14)`}>
      <rect x="1" y="4" width="52" height="92" rx="10" fill="var(--shadow)" opacity="0.5" />
      <rect width="52" height="92" rx="10" fill="var(--text-muted)" />
      <rect x="4" y="7" width="44" height="75" rx="4" fill={screen} />
      <path d="M22 87h8" stroke="var(--surface)" strokeWidth="2.500" strokeLinecap="round" />
      {children}
    </g>
  );
}

const LINE = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

export function InstallPicture() {
  return (
    <Picture>
      <Phone x={34}>
        {[0, 1, 2].map((row) =>
          [0, 1].map((column) => (
            <rect
              key={`${row} ${column}`}
              x={10 + 18 * column}
              y={14 + 22 * row}
              width="14"
              height="14"
              rx="4"
              fill={row === 1 && column === 1 ? 'var(--brand)' : 'var(--line)'}
            />
          )),
        )}
      </Phone>
      <circle cx="88" cy="38" r="17" fill="var(--action)" />
      <path d="M88 29v15M81 38l7 7 7-7M80 48h16" {...LINE} stroke="var(--on-action)" strokeWidth="3" />
    </Picture>
  );
}

/** The three finder patterns in the corners of a QR code, 8 × 8 modules each. */
const FINDERS = 'M0 0h8v8h-8zM20 0h8v8h-8zM0 20h8v8h-8z';
const MODULES = 'M12 1h4M12 6h3M13 13h5M2 13h6M22 13h5M13 19h3M20 19h3M25 24h2M19 26h4M13 25h3';

/** Shows a link to tap or, without `tap`, a code to scan. */
export function ConnectPicture({ tap }: { tap: boolean }) {
  return tap ? (
    <Picture>
      <Phone x={34}>
        <path d="M11 18h30M11 26h20" {...LINE} stroke="var(--line)" strokeWidth="4" />
        <rect x="9" y="38" width="34" height="15" rx="5" fill="var(--brand)" />
        <path d="M17 45.500h18" {...LINE} stroke="var(--on-brand)" strokeWidth="3" />
      </Phone>
      <circle cx="72" cy="66" r="16" fill="var(--action)" opacity="0.25" />
      <circle cx="72" cy="66" r="8" fill="var(--action)" />
    </Picture>
  ) : (
    <Picture>
      <rect x="8" y="26" width="56" height="50" rx="6" fill="var(--text-muted)" />
      <rect x="12" y="30" width="48" height="42" rx="3" fill="var(--surface)" />
      <path d="M28 76h16l3 12H25z" fill="var(--text-muted)" />
      <g transform="translate(22 37)" {...LINE} stroke="var(--text)">
        <path d={FINDERS} strokeWidth="2.500" />
        <path d={MODULES} strokeWidth="2.500" />
      </g>
      <Phone x={62}>
        <path
          d="M11 30v-6h6M41 30v-6h-6M11 52v6h6M41 52v6h-6"
          {...LINE}
          stroke="var(--action)"
          strokeWidth="3"
        />
        <path d="M9 41h34" {...LINE} stroke="var(--brand)" strokeWidth="3" />
      </Phone>
    </Picture>
  );
}

/** A locked phone below its place on the map, with a tick once its position has arrived. */
export function WaitPicture({ hasArrived }: { hasArrived: boolean }) {
  return (
    <Picture>
      <Phone x={14} screen="var(--screen-off)">
        <rect x="17" y="42" width="18" height="14" rx="3" fill="var(--lock)" />
        <path d="M21 42v-4a5 5 0 0 1 10 0v4" {...LINE} stroke="var(--lock)" strokeWidth="3" />
      </Phone>
      <g {...LINE} stroke="var(--brand)" strokeWidth="3">
        <path d="M72 78a14 14 0 0 1 0 20" />
        <path d="M79 72a22 22 0 0 1 0 32" opacity="0.6" />
      </g>
      <path
        d="M90 66s17-15 17-28a17 17 0 0 0-34 0c0 13 17 28 17 28z"
        fill={hasArrived ? 'var(--success)' : 'var(--action)'}
      />
      {hasArrived ? (
        <path d="M82 38l6 6 10-12" {...LINE} stroke="var(--surface)" strokeWidth="4" />
      ) : (
        <circle cx="90" cy="38" r="6" fill="var(--on-action)" />
      )}
    </Picture>
  );
}
