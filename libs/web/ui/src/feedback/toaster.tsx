import { X } from 'lucide-react';
import { cssTransition, ToastContainer, type CloseButtonProps } from 'react-toastify/unstyled';

const transition = cssTransition({ enter: 'toast-in', exit: 'toast-out', collapse: false });

/**
 * The container of the toasts: top right, dark, five seconds unless a toast has its own time [SHELL-019] [SHELL-020]
 * [SHELL-055].
 */
export function Toaster({ label, closeLabel, rtl }: { label: string; closeLabel: string; rtl?: boolean }) {
  const closeButton = ({ closeToast }: CloseButtonProps) => (
    <button type="button" className="toast-close" aria-label={closeLabel} onClick={() => closeToast(true)}>
      <X className="size-4" />
    </button>
  );
  return (
    <ToastContainer
      aria-label={label}
      position="top-right"
      theme="dark"
      autoClose={5000}
      limit={4}
      newestOnTop
      hideProgressBar
      pauseOnFocusLoss={false}
      closeOnClick={false}
      rtl={rtl}
      icon={false}
      transition={transition}
      closeButton={closeButton}
    />
  );
}
