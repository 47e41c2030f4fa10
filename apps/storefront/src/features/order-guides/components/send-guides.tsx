import { BookOpenCheck } from 'lucide-react';
import { GUIDE_KINDS, type GuideKind, type GuideView } from '@manette/contracts/fulfilment';
import { errorMessage } from '@manette/web-api';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { Button, notify } from '@manette/web-ui';
import { useSendGuideMutation } from '../api/guides.api';

const FAILED = 'Failed to send the guide';

/** Lets an administrator send a guide in one click; guides that were sent already are not offered again. */
export function SendGuides({ ticketId, guides }: { ticketId: string; guides: GuideView[] }) {
  const { t } = useTranslation('guides');
  const [sendGuide, { isLoading }] = useSendGuideMutation();
  const labels = { activation: t('sendActivation'), return: t('sendReturn') };
  const send = async (kind: GuideKind) => {
    const { error } = await sendGuide({ ticketId, kind });
    if (error) notify.error(translateMessage(errorMessage(error, FAILED)));
  };
  const unsent = GUIDE_KINDS.filter((kind) => !guides.some((guide) => guide.kind === kind));
  if (unsent.length === 0) return null;
  return (
    <div role="group" aria-label={t('guides')} className="flex flex-wrap gap-2">
      {unsent.map((kind) => (
        <Button
          key={kind}
          look="ghost"
          loading={isLoading}
          icon={<BookOpenCheck aria-hidden />}
          onClick={() => void send(kind)}
        >
          {labels[kind]}
        </Button>
      ))}
    </div>
  );
}
