import clsx from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '../buttons/icon-button';
import { useDialogFocus } from './dialog-focus';

export const SCRIM = 'fixed inset-0 z-40 bg-[color-mix(in_srgb,var(--scrim)_72%,transparent)]';

export const SHEET =
  'rises fixed inset-x-4 top-1/2 z-40 mx-auto flex max-h-[calc(100dvb-32px)] -translate-y-1/2 flex-col overflow-hidden ' +
  'rounded-box border border-line bg-surface shadow-raised focus-visible:outline-none';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  closeLabel: string;
  /** The dialog's buttons (wrap them and the body in one form with `as`, or give the button a form attribute). */
  footer?: ReactNode;
  wide?: boolean;
  /**
   * The element that gets the focus after the dialog has closed, e.g. the field that a choice was made for. By default the
   * focus returns to the element that had it before.
   */
  focusAfter?: () => HTMLElement | null | undefined;
  children: ReactNode;
}

/** A named dialog that traps the focus, closes on Escape and returns the focus. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, closeLabel, footer, wide, children } = props;
  const focus = useDialogFocus(props.focusAfter);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={SCRIM} />
        <Radix.Content
          onOpenAutoFocus={focus.toFirstField}
          onCloseAutoFocus={focus.back}
          aria-describedby={undefined}
          className={clsx(SHEET, wide ? 'max-w-[640px]' : 'max-w-[420px]')}
        >
          <header className="flex min-h-15 flex-none items-center gap-3 border-b border-line py-2 ps-5 pe-3">
            <Radix.Title className="line-clamp-6 min-w-0 flex-1 text-4 wrap-anywhere">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={closeLabel} icon={<X />} />
            </Radix.Close>
          </header>
          <div className="overflow-auto p-5">{children}</div>
          {footer && <DialogFooter>{footer}</DialogFooter>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The row of buttons at the foot of a dialog. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <footer className="flex flex-wrap items-center justify-end gap-3 border-t border-line px-5 py-3">
      {children}
    </footer>
  );
}
