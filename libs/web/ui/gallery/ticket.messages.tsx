import type { ReactNode } from 'react';
import { MessageBubble, MessageDay, MessageFile, MessageImage, NewMessagesLine, SystemLine } from '../src';
import { say } from './words';

const yacine = { name: 'yacine' };
const nadia = { name: 'nadia', isAdmin: true };

export const ids = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];

const failure = {
  text: say('Not sent', 'لم تُرسل'),
  retryLabel: say('Retry', 'إعادة المحاولة'),
  onRetry: () => location.reload(),
};

/** A sample conversation, with messages in every state. */
export function TicketMessages({
  opened,
  taken,
  more,
}: {
  opened: ReactNode;
  taken: ReactNode;
  more: string[];
}) {
  return (
    <MessageDay name={say('Today', 'اليوم')}>
      <SystemLine icon={opened}>
        {say('Order opened for Sirocco-05', 'تم فتح طلب على الحساب Sirocco-05')}
      </SystemLine>
      <MessageBubble sender={yacine} time="20:31" first>
        {say(
          'Hello! Is this account still available? I have a PS5 and I want to play tonight.',
          'السلام عليكم! هل ما زال هذا الحساب متوفرًا؟ عندي جهاز PS5 وأريد أن ألعب الليلة.',
        )}
      </MessageBubble>
      <SystemLine icon={taken}>
        {say('nadia took this order. In progress.', 'تولّت nadia هذا الطلب. قيد المعالجة.')}
      </SystemLine>
      <MessageBubble sender={nadia} time="20:34" own first state="seen" stateLabel="Seen">
        {say(
          'Good evening yacine. Yes, 3 are left. It is Principal_Online/Offline, 6 months, 6 500 DZD.',
          'مساء الخير ياسين. نعم، بقيت 3 نسخ. الخدمة أساسي لمدة 6 أشهر بسعر 6 500 DZD.',
        )}
      </MessageBubble>
      <MessageBubble sender={nadia} time="20:34" own state="seen" stateLabel="Seen">
        {say(
          'You can pay by postal transfer. Send the receipt here when it is done.',
          'يمكنك الدفع بتحويل بريدي، ثم أرسل الوصل هنا.',
        )}
      </MessageBubble>
      <MessageBubble sender={yacine} time="20:41" first kind="image">
        <MessageImage
          src="art/attachments/payment-receipt.svg"
          alt="Photo by yacine"
          width={4}
          height={5}
          href="#picture"
        />
      </MessageBubble>
      <MessageBubble sender={yacine} time="20:41" kind="file">
        <MessageFile name="payment-receipt.pdf" bytes={219_136} href="#file" />
      </MessageBubble>
      <NewMessagesLine>{say('2 new messages', 'رسالتان جديدتان')}</NewMessagesLine>
      <MessageBubble sender={yacine} time="20:42" first>
        {say('Both the photo and the PDF, to be sure', 'الصورة والملف معًا، للتأكد')}
      </MessageBubble>
      <MessageBubble sender={nadia} time="20:44" own first state="sent" stateLabel="Sent">
        {say('Thank you, the payment is in.', 'شكرًا، وصل الدفع.')}
      </MessageBubble>
      <MessageBubble sender={nadia} time="20:45" own kind="file" state="sending" stateLabel="Sending">
        <MessageFile
          name="activation-steps.png"
          progress={62}
          progressLabel={say('Sending, 62%', 'جارٍ الإرسال، 62%')}
        />
      </MessageBubble>
      <MessageBubble sender={nadia} time="20:45" own state="failed" stateLabel="Failed" failure={failure}>
        {say('Tell me when you see the sign-in screen.', 'أخبرني عندما ترى شاشة الدخول.')}
      </MessageBubble>
      {more.map((words, index) => (
        <MessageBubble key={index} sender={nadia} time="20:46" own state="sent">
          {words}
        </MessageBubble>
      ))}
    </MessageDay>
  );
}
