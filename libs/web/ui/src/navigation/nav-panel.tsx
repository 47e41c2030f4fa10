import { Menu as MenuIcon, X } from 'lucide-react';
import { useDeferredValue, useEffect, useEffectEvent, type ReactNode } from 'react';
import { IconButton } from '../buttons/icon-button';

/** The id of the panel, which the button refers to. */
const PANEL = 'main-menu';

export interface NavPanelButtonProps {
  open: boolean;
  onToggle: () => void;
  openLabel: string;
  closeLabel: string;
}

/** The button that opens and closes the links on a narrow screen [SHELL-030]. */
export function NavPanelButton({ open, onToggle, openLabel, closeLabel }: NavPanelButtonProps) {
  return (
    <IconButton
      label={open ? closeLabel : openLabel}
      icon={open ? <X /> : <MenuIcon />}
      aria-expanded={open}
      aria-controls={PANEL}
      onClick={onToggle}
      className="lg:hidden"
    />
  );
}

/**
 * The links on a narrow screen. Escape or following a link closes the panel. Its button changes before the links are rendered,
 * because that takes longer than a frame on a slow phone.
 */
export function NavPanel({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const close = useEffectEvent(onClose);
  const isShown = useDeferredValue(true, false);
  useEffect(() => {
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && close();
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, []);
  return (
    isShown && (
      <div
        id={PANEL}
        onClick={onClose}
        className="rises absolute inset-x-0 top-(--nav-h) max-h-[calc(100dvb-var(--nav-h))] overflow-auto rounded-b-box border-b border-line bg-raised px-(--gutter) pt-3 pb-5 shadow-raised lg:hidden"
      >
        {children}
      </div>
    )
  );
}
