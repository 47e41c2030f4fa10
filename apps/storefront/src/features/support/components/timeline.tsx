import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { itemsOf, NextPage } from '@manette/web-lists';
import { Button, ErrorState, Spinner } from '@manette/web-ui';
import { useGetTimelineInfiniteQuery } from '../api/staff.api';
import { TimelineEntry } from './timeline-entry';

/** The events of a ticket, which a button shows and hides; fetched when they are first shown. */
export function Timeline({ ticketId }: { ticketId: string }) {
  const { t } = useTranslation('support');
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <section aria-label={t('timeline')} className="mt-4">
      <Button
        look="ghost"
        wide
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        icon={<ChevronDown aria-hidden className={open ? 'rotate-180' : undefined} />}
        onClick={() => setOpen(!open)}
      >
        {t('timeline')}
      </Button>
      {open && (
        <div id={id} className="mt-3">
          <Entries ticketId={ticketId} />
        </div>
      )}
    </section>
  );
}

function Entries({ ticketId }: { ticketId: string }) {
  const { t } = useTranslation('support');
  const query = useGetTimelineInfiniteQuery(ticketId);
  if (!query.data)
    return query.isError ? (
      <ErrorState
        title={translateMessage('Failed to load timeline')}
        retryLabel={t('tryAgain')}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <Spinner label={t('loading')} />
    );
  return (
    <>
      <ol aria-label={t('timeline')} className="grid gap-3 border-s border-line ps-4">
        {itemsOf(query.data).map((entry) => (
          <TimelineEntry key={entry._id} entry={entry} />
        ))}
      </ol>
      {query.hasNextPage && <NextPage list={query} label={t('loadMore')} />}
    </>
  );
}
