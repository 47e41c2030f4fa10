import type { OwnSessionView, UserView } from '@manette/contracts/identity';
import { errorMessage } from '@manette/web-api';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { ConfirmDialog, notify } from '@manette/web-ui';
import { useEndUserSessionMutation, useEndUserSessionsMutation } from '../api/user-sessions.api';

/** The session to end, or all of them. */
export type Ending = { session: OwnSessionView } | 'all';

interface EndUserSessionsProps {
  user: UserView;
  ending: Ending;
  onClose: () => void;
}

/** Asks for confirmation before a session of a user is ended, or all of them except the administrator's own. */
export function EndUserSessions({ user, ending, onClose }: EndUserSessionsProps) {
  const { t } = useTranslation(['manageUsers', 'backOffice']);
  const [endOne, one] = useEndUserSessionMutation();
  const [endAll, all] = useEndUserSessionsMutation();
  const isAll = ending === 'all';
  const confirm = async () => {
    const userId = user._id;
    const { data, error } = await (isAll
      ? endAll(userId)
      : endOne({ userId, sessionId: ending.session._id }));
    onClose();
    if (data) notify.success(translateMessage(data.message));
    else notify.error(translateMessage(errorMessage(error, 'Failed to end the session')));
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={
        isAll ? t('endAllSessions') : t('endSession', { device: translateMessage(ending.session.device) })
      }
      confirmLabel={t('backOffice:confirm')}
      cancelLabel={t('cancel')}
      busy={one.isLoading || all.isLoading}
      onConfirm={() => void confirm()}
    >
      {t('endAsk')}
    </ConfirmDialog>
  );
}
