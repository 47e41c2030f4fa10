import { ReceiptText } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { TicketView } from '@manette/contracts/orders';
import { download, errorMessage } from '@manette/web-api';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { Button, notify, saveAsFile } from '@manette/web-ui';

const FAILED = 'Failed to load the receipt';

/** Downloads the receipt by a request, because the browser would not send the session when it opens the address. */
export function ReceiptLink({ ticket }: { ticket: TicketView }) {
  const { t } = useTranslation('payment');
  const path = `/payments/tickets/${ticket._id}/receipt`;
  const save = async () => {
    try {
      const { file, name } = await download(path);
      saveAsFile(name ?? `receipt-${ticket.ticketNumber}.pdf`, file);
    } catch (error) {
      notify.error(translateMessage(errorMessage(error, FAILED)));
    }
  };
  const press = (event: MouseEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <Button asChild look="outline" icon={<ReceiptText aria-hidden />}>
      <a href={`/api${path}`} download onClick={press}>
        {t('receipt')}
      </a>
    </Button>
  );
}
