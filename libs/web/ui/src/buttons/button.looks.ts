import clsx from 'clsx';

export type ButtonLook = 'quiet' | 'primary' | 'outline' | 'ghost' | 'success' | 'danger' | 'danger-outline';
export type ButtonSize = 'normal' | 'big' | 'compact';

const BASE =
  'relative inline-flex items-center justify-center gap-2 rounded-control border py-2 text-center ' +
  'font-medium leading-tight text-balance transition-[transform,opacity] duration-(--t-fast) active:scale-98';

const LOOKS: Record<ButtonLook, string> = {
  quiet: 'border-transparent bg-fill text-text hover:bg-[color-mix(in_srgb,var(--text)_10%,var(--fill))]',
  primary: 'border-transparent bg-accent text-on-accent hover:bg-accent-hover',
  outline: 'border-control bg-transparent text-text hover:bg-fill',
  ghost: 'border-transparent bg-transparent text-muted hover:bg-fill hover:text-text',
  success:
    'border-[color-mix(in_srgb,var(--completed)_45%,transparent)] bg-completed-soft text-completed hover:border-completed',
  danger: 'border-transparent bg-danger text-bg hover:bg-[color-mix(in_srgb,var(--danger)_88%,var(--text))]',
  'danger-outline':
    'border-[color-mix(in_srgb,var(--danger)_55%,transparent)] bg-transparent text-danger hover:bg-danger-soft',
};

const SIZES: Record<ButtonSize, string> = {
  normal: 'min-h-11 px-5 text-2',
  big: 'min-h-13 px-5 text-3',
  compact: 'mouse-compact min-h-11 px-3 text-2',
};

const RESTING = 'cursor-not-allowed border-transparent bg-fill text-muted active:scale-100';

/** Returns the classes of a button; `resting` is the look of a button that is disabled or loading. */
export const buttonClass = (look: ButtonLook, size: ButtonSize, resting: boolean, extra?: string) =>
  clsx(BASE, SIZES[size], resting ? RESTING : LOOKS[look], extra);
