import { Hand } from 'lucide-react';
import { errorMessage } from '@manette/web-api';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { Button, notify } from '@manette/web-ui';
import { useChangeTicketStatusMutation } from '../api/tickets.api';

/** Takes up a pending ticket before the first reply: assigns it to the administrator, which the client can see. */
export function TakeUp({ id }: { id: string }) {
  const { t } = useTranslation('support');
  const [change, { isLoading }] = useChangeTicketStatusMutation();
  const takeUp = async () => {
    const { error } = await change({ id, change: { status: 'in_progress' } });
    if (error) notify.error(translateMessage(errorMessage(error, 'Failed to update ticket')));
  };
  return (
    <Button wide loading={isLoading} icon={<Hand aria-hidden />} onClick={() => void takeUp()}>
      {t('takeUp')}
    </Button>
  );
}
