import { WifiOff } from 'lucide-react';
import { useState } from 'react';
import {
  Button,
  EmptyState,
  ErrorState,
  Notice,
  Pager,
  Panel,
  RowSkeleton,
  SkeletonLine,
  Spinner,
  Tabs,
} from '../src';
import { Section } from './section';
import { say } from './words';

const GRID = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,280px),1fr))] gap-4';

const TABS = [
  { value: 'all', label: say('All', 'الكل') },
  { value: 'pending', label: say('Pending', 'قيد الانتظار') },
  { value: 'completed', label: say('Completed', 'مكتمل') },
];

/** Notices, tabs, a pager, and the empty, error and loading states of a page. */
export function StatesSection() {
  const [tab, setTab] = useState('all');
  const again = () => setTab('all');
  return (
    <>
      <Section title="Notices">
        <div className={GRID}>
          <Notice tone="info" title={say('In Progress', 'قيد المعالجة')}>
            {say('Admin is reviewing your ticket', 'المشرف يراجع تذكرتك')}
          </Notice>
          <Notice tone="warning" icon={<WifiOff />} title={say('You are offline', 'أنت غير متصل')}>
            {say('What you write is kept and sent when you are back.', 'يُحفظ ما تكتبه ويُرسل عند عودتك.')}
          </Notice>
          <Notice tone="success" title={say('Your order has been completed!', 'اكتمل طلبك!')}>
            {say('This conversation is closed.', 'هذه المحادثة مغلقة.')}
          </Notice>
          <Notice
            tone="danger"
            title={say('Your ticket has been cancelled', 'أُلغيت تذكرتك')}
            action={<Button size="compact">Retry</Button>}
          >
            {say('This conversation is closed.', 'هذه المحادثة مغلقة.')}
          </Notice>
        </div>
      </Section>
      <Section title="Tabs and pages">
        <Tabs label="Status" value={tab} onChange={setTab} tabs={TABS}>
          <p className="py-3 text-2 text-muted">{tab}</p>
        </Tabs>
        <Pager
          summary="25 to 48 of 126"
          previousLabel={say('Previous', 'السابق')}
          nextLabel={say('Next', 'التالي')}
          onNext={again}
          onPrevious={again}
        />
      </Section>
      <Section title="Empty, error, loading">
        <div className={GRID}>
          <EmptyState
            title={say('No tickets yet', 'لا توجد تذاكر بعد')}
            action={<Button look="primary">{say('New Ticket', 'تذكرة جديدة')}</Button>}
          >
            {say(
              'Order an account or ask a question: it becomes a ticket here.',
              'اطلب حسابًا أو اطرح سؤالًا: يصبح تذكرة هنا.',
            )}
          </EmptyState>
          <ErrorState
            title={say('Failed to load accounts', 'تعذر تحميل الحسابات')}
            retryLabel={say('Retry', 'إعادة المحاولة')}
            onRetry={again}
          >
            {say('Check your connection, then try again.', 'تحقق من اتصالك ثم أعد المحاولة.')}
          </ErrorState>
          <Panel>
            <RowSkeleton />
            <SkeletonLine className="h-5 w-1/2" />
            <SkeletonLine className="w-9/10" />
            <Spinner label="Loading" className="mt-4" />
          </Panel>
        </div>
      </Section>
    </>
  );
}
