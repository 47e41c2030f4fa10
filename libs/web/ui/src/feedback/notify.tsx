import { CircleAlert, CircleCheck, Info, MessageCircle, TriangleAlert, type LucideIcon } from 'lucide-react';
import { toast, type Id, type ToastOptions } from 'react-toastify/unstyled';

export interface NoticeOptions {
  /** A notice with the id of one that stands is not shown again. */
  id?: string;
  onClick?: () => void;
}

const SHORT = 3000;
const LONG = 5000;

const kind =
  (Icon: LucideIcon, fixed: ToastOptions) =>
  (words: string, { id, onClick }: NoticeOptions = {}): Id =>
    toast(
      // A function, since an element would be handed properties that a fragment refuses.
      () => (
        <>
          <span className="Toastify__toast-icon">
            <Icon />
          </span>
          <p className="toast-words">{words}</p>
        </>
      ),
      { ...fixed, ...(id ? { toastId: id } : {}), ...(onClick ? { onClick, closeOnClick: true } : {}) },
    );

/**
 * Notices that come and go. Success, information and warnings stay three seconds, errors and live alerts five
 * [SHELL-053] [SHELL-054] [SHELL-056]; errors interrupt (alert), the others wait their turn (status).
 */
export const notify = {
  success: kind(CircleCheck, { type: 'success', role: 'status', autoClose: SHORT }),
  info: kind(Info, { type: 'info', role: 'status', autoClose: SHORT }),
  warning: kind(TriangleAlert, { type: 'warning', role: 'status', autoClose: SHORT }),
  error: kind(CircleAlert, { type: 'error', role: 'alert', autoClose: LONG }),
  /** A new ticket, message or status that arrived live. */
  alert: kind(MessageCircle, { type: 'info', role: 'status', autoClose: LONG }),
  dismiss: (id?: Id) => toast.dismiss(id),
};
