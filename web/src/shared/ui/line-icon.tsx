interface LineIconProps {
  /** In a 24 by 24 box. */
  path: string;
  size: number;
  lineWidth: number;
}

export function LineIcon({ path, size, lineWidth }: LineIconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true" focusable="false">
      <path
        d={path}
        stroke="currentColor"
        strokeWidth={lineWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
