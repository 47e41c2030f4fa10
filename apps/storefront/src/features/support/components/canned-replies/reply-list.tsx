import { Plus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { fillCannedReply, type CannedReplyView, type TicketView } from '@manette/contracts/orders';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { itemsOf, NextPage } from '@manette/web-lists';
import { Button, EmptyState, ErrorState, SearchField, Select, Spinner } from '@manette/web-ui';
import { useGetCannedRepliesInfiniteQuery } from '../../api/canned-replies.api';
import { ReplyItem } from './reply-item';
import type { ReplyLanguage } from './reply-language';
import { useReplyLanguage } from '../../hooks/use-reply-language';

export interface ReplyListProps {
  ticket: TicketView;
  onChoose: (text: string) => void;
  /** A reply to change, or null for a new one. */
  onEdit: (reply: CannedReplyView | null) => void;
}

/** Lists the canned replies, filled in from this ticket. */
export function ReplyList({ ticket, onChoose, onEdit }: ReplyListProps) {
  const { t } = useTranslation('support');
  const [words, setWords] = useState('');
  const [language, setLanguage] = useReplyLanguage(ticket._id);
  const query = useGetCannedRepliesInfiniteQuery(useDeferredValue(words.trim()));
  const replies = itemsOf(query.data);
  return (
    <div className="grid gap-4">
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_160px_auto] sm:items-end">
        <SearchField
          label={t('searchReplies')}
          value={words}
          maxLength={100}
          onChange={(event) => setWords(event.target.value)}
        />
        <Select
          label={t('replyLanguage')}
          hideLabel
          value={language}
          options={[
            { value: 'english', label: 'English' },
            { value: 'arabic', label: 'العربية' },
          ]}
          onChange={(event) => setLanguage(event.target.value as ReplyLanguage)}
        />
        <Button icon={<Plus aria-hidden />} onClick={() => onEdit(null)}>
          {t('newReply')}
        </Button>
      </div>
      {query.isError && (
        <ErrorState
          title={translateMessage('Failed to load canned replies')}
          retryLabel={t('tryAgain')}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isLoading && <Spinner label={t('loading')} />}
      {query.data && replies.length === 0 && (
        <EmptyState title={t('noReplies')}>{t('noRepliesHint')}</EmptyState>
      )}
      <ul className="grid gap-2">
        {replies.map((reply) => (
          <ReplyItem
            key={reply._id}
            reply={reply}
            text={fillCannedReply(reply[language], ticket)}
            language={language}
            onChoose={onChoose}
            onEdit={() => onEdit(reply)}
          />
        ))}
      </ul>
      {query.hasNextPage && <NextPage list={query} label={t('loadMore')} />}
    </div>
  );
}
