import { CircleCheck, Ticket, UserCheck } from 'lucide-react';
import { useState } from 'react';
import {
  Bdi,
  Button,
  ChatFrame,
  ClosingBanner,
  Composer,
  Facts,
  FileChip,
  MessageLog,
  Picture,
  PresenceBadge,
  Price,
  StatusBadge,
  StepList,
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
        <span className="block text-2 leading-[1.35] font-medium lg:text-4">
          <bdi>Sirocco-05</bdi>
        </span>
        <span className="text-1 leading-ui text-muted">
          <Bdi>PS5</Bdi> · {say('Principal', 'أساسي')}
        </span>
        <Price amount={6500} currency="DZD" className="max-lg:hidden" />
      </div>
      <Price amount={6500} currency="DZD" className="text-3! lg:hidden" />
    </div>
    <Facts
      className="mt-4 max-lg:hidden"
      facts={[
        { label: say('Type', 'النوع'), value: say('Rent', 'كراء') },
        { label: say('Duration', 'المدة'), value: say('6 months', '6 أشهر') },
        { label: say('Client', 'العميل'), value: <bdi>yacine, +213 555 01 02 03</bdi> },
      ]}
    />
    <StepList
      className="my-6 max-lg:hidden"
      label={say('Progress', 'التقدم')}
      steps={[
        {
          state: 'done',
          text: say('Order received', 'تم استلام الطلب'),
          note: <bdi>Nov 20, 2025 20:31</bdi>,
        },
        {
          state: 'now',
          text: say('In progress with nadia', 'قيد المعالجة مع nadia'),
          note: <bdi>20:34</bdi>,
        },
        { state: 'later', text: say('Account delivered', 'تم تسليم الحساب') },
      ]}
    />
    <div className="mt-2 flex gap-2 lg:mt-5 lg:grid">
      <Button look="success" icon={<CircleCheck className="max-lg:hidden" />} className="flex-1">
        {say('Order Successful', 'نجح الطلب')}
      </Button>
      <Button look="danger-outline" className="flex-1">
        {say('Order Unsuccessful', 'لم ينجح الطلب')}
      </Button>
    </div>
  </>
);

/** A conversation as an administrator sees it; ?closed shows it after its end. */
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
