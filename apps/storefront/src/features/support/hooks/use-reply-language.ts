import { useState } from 'react';
import { useLanguage } from '@manette/web-i18n';
import { useGetConversationQuery } from '../../../conversation/api/conversation.api';
import { languageOf, type ReplyLanguage } from '../components/canned-replies/reply-language';

/** Returns the language of replies: the client's, until the administrator chooses another. */
export function useReplyLanguage(ticketId: string): [ReplyLanguage, (language: ReplyLanguage) => void] {
  const own = useLanguage().language === 'ar' ? 'arabic' : 'english';
  const { data } = useGetConversationQuery(ticketId);
  const [chosen, choose] = useState<ReplyLanguage>();
  return [chosen ?? languageOf(data?.messages ?? [], own), choose];
}
