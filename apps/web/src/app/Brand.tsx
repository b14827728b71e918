/** The goal line and the crease below it. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className="shrink-0">
      <rect width="32" height="32" rx="7" className="fill-accent" />
      <path d="M9 11v1.5a7 7 0 0 0 14 0V11z" className="fill-accent-ink" opacity="0.35" />
      <path
        d="M6 11h20M9 11v1.5a7 7 0 0 0 14 0V11"
        fill="none"
        strokeWidth="2.5"
        strokeLinecap="round"
        className="stroke-accent-ink"
      />
    </svg>
  );
}
