import {
  MUTE_DURATIONS,
  REPORT_REASONS,
  type MuteDuration,
  type ReportReason,
} from '@manette/contracts/chat';
import type { MessageView } from '@manette/contracts/conversation';
import { errorMessage } from '@manette/web-api';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { ChoiceDialog, notify } from '@manette/web-ui';
import { useMuteWriterMutation, useReportMessageMutation } from '../api/moderation.api';

interface ReportMessageProps {
  messageId: string;
  onClose: () => void;
}

/** Asks a client why a message is reported [TRU-105]. */
export function ReportMessage({ messageId, onClose }: ReportMessageProps) {
  const { t } = useTranslation('publicChat');
  const [report, { isLoading }] = useReportMessageMutation();
  const submit = async (reason: ReportReason) => {
    try {
      notify.success(translateMessage(await report({ id: messageId, reason }).unwrap()));
    } catch (error) {
      notify.error(translateMessage(errorMessage(error, 'Failed to send report')));
    }
    onClose();
  };
  return (
    <ChoiceDialog
      title={t('reportMessage')}
      closeLabel={t('close')}
      choices={REPORT_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
      submitLabel={t('sendReport')}
      busy={isLoading}
      onSubmit={(reason) => void submit(reason)}
      onClose={onClose}
    />
  );
}

interface MuteWriterProps {
  sender: NonNullable<MessageView['sender']>;
  onClose: () => void;
}

/** Asks an administrator for how long a client is muted [TRU-105]. */
export function MuteWriter({ sender, onClose }: MuteWriterProps) {
  const { t } = useTranslation('publicChat');
  const [mute, { isLoading }] = useMuteWriterMutation();
  const name = sender.username;
  const submit = async (duration: MuteDuration) => {
    try {
      await mute({ userId: sender._id, duration }).unwrap();
      notify.success(t('muteDone', { name }));
    } catch (error) {
      notify.error(translateMessage(errorMessage(error, 'Failed to mute')));
    }
    onClose();
  };
  return (
    <ChoiceDialog
      title={t('muteOf', { name })}
      closeLabel={t('close')}
      choices={MUTE_DURATIONS.map((value) => ({ value, label: t(`durations.${value}`) }))}
      initial="10m"
      submitLabel={t('mute')}
      busy={isLoading}
      onSubmit={(duration) => void submit(duration)}
      onClose={onClose}
    />
  );
}
