import { useState } from 'react';
import { Filters, GameCase, GameCaseSkeleton, LoadMore, PageFrame, SearchField, Select, Shelf } from '../src';
import { cases } from './accounts.data';
import { Frame } from './frame';
import { say } from './words';

const option = (label: string) => ({ value: label, label });

/** A sample shelf of accounts. */
export function AccountsPage() {
  const [more, setMore] = useState(true);
  return (
    <Frame current="accounts">
      <PageFrame
        title={say('Accounts', 'الحسابات')}
        summary={say('48 accounts found', 'تم العثور على 48 حسابًا')}
      >
        <Filters>
          <SearchField label={say('Search accounts', 'ابحث في الحسابات')} />
          <Select
            label={say('Service', 'الخدمة')}
            hideLabel
            options={[option(say('All services', 'كل الخدمات'))]}
          />
          <Select
            label={say('Console', 'الجهاز')}
            hideLabel
            options={[option(say('All consoles', 'كل الأجهزة'))]}
          />
        </Filters>
        <Shelf>
          {cases.map((item) => (
            <GameCase key={item.name} {...item} link={<a href="#account" />} />
          ))}
          <GameCaseSkeleton />
          <GameCaseSkeleton />
        </Shelf>
        <LoadMore
          label={say('Load more', 'تحميل المزيد')}
          hasMore={more}
          busy={false}
          failed
          summary={say('8 of 48', '8 من 48')}
          onMore={() => setMore(false)}
        />
      </PageFrame>
    </Frame>
  );
}
