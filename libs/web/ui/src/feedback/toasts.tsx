import { CircleAlert, CircleCheck, Info, MessageCircle, TriangleAlert, type LucideIcon } from 'lucide-react';
import { toast, type Id, type ToastOptions } from 'react-toastify/unstyled';
import type { NoticeKind, NoticeOptions } from './notice-options';

const SHORT = 3000;
const LONG = 5000;

const KINDS: Record<NoticeKind, [LucideIcon, ToastOptions]> = {
  success: [CircleCheck, { type: 'success', role: 'status', autoClose: SHORT }],
  info: [Info, { type: 'info', role: 'status', autoClose: SHORT }],
  warning: [TriangleAlert, { type: 'warning', role: 'status', autoClose: SHORT }],
  error: [CircleAlert, { type: 'error', role: 'alert', autoClose: LONG }],
  alert: [MessageCircle, { type: 'info', role: 'status', autoClose: LONG }],
};

/** Shows a notice with react-toastify. */
export function show(kind: NoticeKind, words: string, { id, onClick, link }: NoticeOptions): void {
  const [Icon, fixed] = KINDS[kind];
  toast(
    // A function, because react-toastify would pass an element properties that a fragment does not accept.
    () => (
      <>
        <span className="Toastify__toast-icon">
          <Icon />
        </span>
        <p className="toast-words">
          {words}
          {link && (
            <>
              {' '}
              <a href={link.href} className="underline" onClick={(event) => event.preventDefault()}>
                {link.words}
              </a>
            </>
          )}
        </p>
      </>
    ),
    { ...fixed, ...(id ? { toastId: id } : {}), ...(onClick ? { onClick, closeOnClick: true } : {}) },
  );
}

export const dismiss = (id?: Id): void => toast.dismiss(id);
