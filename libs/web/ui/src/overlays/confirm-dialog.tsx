import clsx from 'clsx';
import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '../buttons/button';
import { DialogFooter, SCRIM, SHEET } from './dialog';
import { useDialogFocus } from './dialog-focus';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What happens after a confirmation. */
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  /** Whether the confirmed work is running. */
  busy?: boolean;
  /** Shows the confirm button without the look of danger; most confirmations delete something. */
  harmless?: boolean;
}

/**
 * Asks for confirmation before an action that cannot be undone. The focus starts on Cancel; the caller closes the dialog when
 * the work is done.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, children, confirmLabel, cancelLabel, onConfirm, busy, harmless } = props;
  const focus = useDialogFocus();
  const described = children ? {} : { 'aria-describedby': undefined };
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={SCRIM} />
        <AlertDialog.Content
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.back}
          {...described}
          className={clsx(SHEET, 'max-w-[420px]')}
        >
          <header className="flex min-h-15 flex-none items-center border-b border-line px-5 py-3">
            <AlertDialog.Title className="line-clamp-6 min-w-0 text-4 wrap-anywhere">
              {title}
            </AlertDialog.Title>
          </header>
          {children && (
            <AlertDialog.Description asChild>
              <div className="overflow-auto p-5 text-2 leading-[1.5]">{children}</div>
            </AlertDialog.Description>
          )}
          <DialogFooter>
            <AlertDialog.Cancel asChild>
              <Button look="ghost">{cancelLabel}</Button>
            </AlertDialog.Cancel>
            <Button look={harmless ? 'primary' : 'danger'} onClick={onConfirm} loading={busy}>
              {confirmLabel}
            </Button>
          </DialogFooter>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
