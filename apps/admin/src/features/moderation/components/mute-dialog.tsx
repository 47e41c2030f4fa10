import { MUTE_DURATIONS, type MuteDuration } from '@manette/contracts/chat';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { errorMessage } from '@manette/web-api';
import { ChoiceDialog, notify } from '@manette/web-ui';
import { useMuteUserMutation } from '../api/moderation.api';

interface MuteDialogProps {
  user: { _id: string; username: string };
  onClose: () => void;
}

/** Asks for the duration of a client's mute in the public chat [TRU-105]. */
export function MuteDialog({ user, onClose }: MuteDialogProps) {
  const { t } = useTranslation('moderation');
  const [mute, { isLoading }] = useMuteUserMutation();
  const name = user.username;
  const submit = async (duration: MuteDuration) => {
    try {
      await mute({ userId: user._id, duration }).unwrap();
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
