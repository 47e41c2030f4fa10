export type MeterTone = 'accent' | 'pending' | 'progress' | 'completed' | 'danger';

export interface MeterProps {
  label: string;
  value: number;
  max: number;
  /** The value as text: 'Medium'. */
  valueText?: string;
  tone?: MeterTone;
  role?: 'meter' | 'progressbar';
}

/** A bar with a name that shows a share of `max`; role 'progressbar' for work in progress. */
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
