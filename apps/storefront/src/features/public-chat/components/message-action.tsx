import { Flag, VolumeX } from 'lucide-react';
import type { MessageView } from '@manette/contracts/conversation';
import { useTranslation } from '@manette/web-i18n';
import { useCurrentUser } from '@manette/web-session';
import { IconButton } from '@manette/web-ui';

export interface MessageActionProps {
  message: MessageView;
  onPress?: () => void;
}

/** The button beside another user's message: a client reports it, an administrator mutes its client [TRU-105]. */
export function MessageAction({ message: { sender }, onPress }: MessageActionProps) {
  const { t } = useTranslation('publicChat');
  const { _id: userId, role } = useCurrentUser();
  const isAdmin = role === 'admin';
  if (!sender || sender._id === userId || (isAdmin && sender.role === 'admin')) return null;
  const label = isAdmin ? t('muteOf', { name: sender.username }) : t('reportMessage');
  const icon = isAdmin ? <VolumeX aria-hidden /> : <Flag aria-hidden />;
  return <IconButton compact label={label} icon={icon} onClick={onPress} />;
}
