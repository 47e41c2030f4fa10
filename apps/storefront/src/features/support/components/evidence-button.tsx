import { FileArchive } from 'lucide-react';
import { useState } from 'react';
import type { TicketView } from '@manette/contracts/orders';
import { download, errorMessage } from '@manette/web-api';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { Button, notify, saveAsFile } from '@manette/web-ui';

const FAILED = 'Failed to download the dispute file';

/** Downloads the signed dispute file of an order [LIF-112]. On a phone only the icon is shown. */
export function EvidenceButton({ ticket }: { ticket: TicketView }) {
  const { t } = useTranslation('support');
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { file, name } = await download(`/evidence/tickets/${ticket._id}`);
      saveAsFile(name ?? `evidence-${ticket.ticketNumber}.zip`, file);
    } catch (error) {
      notify.error(translateMessage(errorMessage(error, FAILED)));
    }
    setBusy(false);
  };
  return (
    <Button
      look="ghost"
      icon={<FileArchive aria-hidden />}
      className="max-lg:flex-none max-lg:px-3 lg:w-full"
      loading={busy}
      onClick={() => void save()}
    >
      <span className="max-lg:sr-only">{t('downloadEvidence')}</span>
    </Button>
  );
}
