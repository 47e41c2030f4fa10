import './translations';
import { isClosed, type TicketView } from '@manette/contracts/orders';
import { useTranslation } from '@manette/web-i18n';
import { useCurrentUser } from '@manette/web-session';
import { Button } from '@manette/web-ui';
import type { LoadedConversation } from '../../conversation/api/conversations';
import { markOf, unreadLine } from '../../conversation/components/unread-mark';
import { showPreview, type Previewed } from '../../preview/show-preview';
import { WaitingComposer } from '../../preview/waiting-composer';
import { WaitingLog } from '../../preview/waiting-log';
import { withDates } from '../../preview/with-dates';
import { EQUAL } from './components/action-looks';
import { readStateOf } from './components/read-state-of';
import { TicketFoot } from './components/ticket-foot';
import { TicketFrame } from './components/ticket-frame';
import { TicketSide } from './components/ticket-side';

type Answer = LoadedConversation & { ticket: TicketView };

/** Shows a client's ticket before its page is loaded; nothing can be written or clicked yet. */
function TicketPreview({ ticket, config, limit, ...conversation }: Previewed<Answer>) {
  const { t } = useTranslation('support');
  const { isNews, seenTo } = readStateOf(ticket, useCurrentUser().role);
  const { messages, readTo } = conversation;
  const mark = readTo === undefined ? null : markOf(conversation, readTo, isNews);
  return (
    <div inert>
      <TicketFrame
        ticket={ticket}
        side={
          <TicketSide
            ticket={ticket}
            actions={
              !isClosed(ticket.status) && (
                <Button look="danger-outline" className={EQUAL}>
                  {t('cancelOrder')}
                </Button>
              )
            }
          />
        }
        foot={<TicketFoot ticket={ticket} composer={<WaitingComposer config={config} />} />}
      >
        <WaitingLog
          conversationId={ticket._id}
          messages={messages}
          limit={limit}
          line={unreadLine(messages, mark, isNews)}
          seenTo={seenTo}
        />
      </TicketFrame>
    </div>
  );
}

showPreview(['/api/messages/support/ticket/$', '/api/messages/support/$'], withDates(TicketPreview));
