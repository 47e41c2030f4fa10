export type MeterTone = 'accent' | 'pending' | 'progress' | 'completed' | 'danger';

export interface MeterProps {
  label: string;
  value: number;
  max: number;
  /** The value in words: 'Medium'. */
  valueText?: string;
  tone?: MeterTone;
  role?: 'meter' | 'progressbar';
}

/** How far along, as a bar with a name; a progress bar for work under way. */
export function Meter({ label, value, max, valueText, tone = 'accent', role = 'meter' }: MeterProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      role={role}
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuetext={valueText}
      className="h-1.5 overflow-hidden rounded-full bg-fill"
    >
      <div
        className="h-full rounded-full"
        style={{ inlineSize: `${share * 100}%`, background: `var(--${tone})` }}
      />
    </div>
  );
}
