import type { OwnSessionView } from '@manette/contracts/identity';
import { errorMessage } from '@manette/web-api';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { ConfirmDialog, notify } from '@manette/web-ui';
import { useEndOtherSessionsMutation, useEndOwnSessionMutation } from './sessions.api';

/** What the user is about to end: one session, or all other sessions. */
export type Ending = { session: OwnSessionView } | 'others';

interface EndSessionsProps {
  ending: Ending | undefined;
  onClose: () => void;
}

/** Asks for confirmation before it ends a session, or all sessions except this one. */
export function EndSessions({ ending, onClose }: EndSessionsProps) {
  const { t } = useTranslation('security');
  const [endOne, one] = useEndOwnSessionMutation();
  const [endOthers, others] = useEndOtherSessionsMutation();
  if (!ending) return null;
  const title =
    ending === 'others'
      ? t('endOtherSessions')
      : t('endSession', { device: translateMessage(ending.session.device) });
  const confirm = async () => {
    const { data, error } = await (ending === 'others' ? endOthers() : endOne(ending.session._id));
    onClose();
    if (data) notify.success(translateMessage(data.message));
    else notify.error(translateMessage(errorMessage(error, 'Failed to end the session')));
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      confirmLabel={t('confirm')}
      cancelLabel={t('cancel')}
      busy={one.isLoading || others.isLoading}
      onConfirm={() => void confirm()}
    >
      {t('endAsk')}
    </ConfirmDialog>
  );
}
