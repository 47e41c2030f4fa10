import { CircleCheck, Ticket, UserCheck } from 'lucide-react';
import { useState } from 'react';
import {
  Bdi,
  Button,
  ChatFrame,
  ClosingBanner,
  Composer,
  FileChip,
  MessageLog,
  Picture,
  PresenceBadge,
  Price,
  StatusBadge,
} from '../src';
import { cases } from './accounts.data';
import { Frame } from './frame';
import { TicketMessages, ids } from './ticket.messages';
import { say } from './words';

const closed = new URLSearchParams(location.search).has('closed');

const side = (
  <>
    <div className="flex items-center gap-3 lg:gap-4">
      <div className="h-[50px] w-10 flex-none overflow-hidden rounded-small lg:h-[90px] lg:w-[72px] lg:rounded-control">
        <Picture source={cases[0]!.picture!} />
      </div>
      <div className="min-w-0 flex-1 lg:grid">
        <bdi className="block text-2 leading-[1.35] font-medium lg:text-4">Sirocco-05</bdi>
        <span className="text-1 leading-ui text-muted">
          <Bdi>PS5</Bdi> · {say('Principal', 'أساسي')}
        </span>
        <Price amount={6500} currency="DZD" className="max-lg:hidden" />
      </div>
      <Price amount={6500} currency="DZD" className="text-3! lg:hidden" />
    </div>
    <div className="mt-2 flex gap-2 lg:mt-5 lg:flex-wrap lg:*:w-full">
      <Button look="success" icon={<CircleCheck className="max-lg:hidden" />} className="flex-1">
        {say('Order Successful', 'نجح الطلب')}
      </Button>
      <Button look="danger-outline" className="flex-1">
        {say('Order Unsuccessful', 'لم ينجح الطلب')}
      </Button>
    </div>
  </>
);

/** A conversation as the administrator sees it; ?closed shows it after its end. */
export function TicketPage() {
  const [text, setText] = useState('');
  const [more, setMore] = useState<string[]>([]);
  const foot = closed ? (
    <ClosingBanner
      outcome="completed"
      title={say('Your order has been completed!', 'اكتمل طلبك!')}
      stayLabel={say('Stay', 'البقاء')}
      onStay={() => setMore([])}
    >
      {say(
        'This conversation is closed. Going back to Support in 3 s.',
        'هذه المحادثة مغلقة. العودة إلى الدعم بعد 3 ث.',
      )}
    </ClosingBanner>
  ) : (
    <Composer
      label={say('Message', 'الرسالة')}
      sendLabel={say('Send', 'إرسال')}
      value={text}
      onChange={setText}
      onSend={() => {
        setMore([...more, text]);
        setText('');
      }}
      files={
        <FileChip
          name="rook-and-ruin.png"
          bytes={1_887_436}
          preview="art/covers/rook-and-ruin.svg"
          removeLabel="Remove file"
          onRemove={() => setText('')}
        />
      }
      tools={{ emojiLabel: 'Emoji', gifLabel: 'GIF', photoLabel: 'Take photo', fileLabel: 'Upload file' }}
    />
  );
  return (
    <Frame current="ticket">
      <ChatFrame
        title={say('Order Request: Sirocco-05', 'طلب حساب: Sirocco-05')}
        sub={
          <>
            <bdi>#T-000123</bdi>
            <StatusBadge status="in_progress">{say('In Progress', 'قيد المعالجة')}</StatusBadge>
            <bdi>yacine</bdi>
            <PresenceBadge presence="client">{say('Online', 'متصل')}</PresenceBadge>
          </>
        }
        back={<a href="?page=accounts" />}
        backLabel="Back to Support"
        side={side}
        sideLabel="Order"
        foot={foot}
      >
        <MessageLog
          label="Messages"
          ids={[...ids, ...more.map((_, index) => `more-${index}`)]}
          unseenLabel={(count) => say(`${count} new`, `${count} جديدة`)}
        >
          <TicketMessages opened={<Ticket />} taken={<UserCheck />} more={more} />
        </MessageLog>
      </ChatFrame>
    </Frame>
  );
}
