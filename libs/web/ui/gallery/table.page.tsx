import { Pencil, Plus, Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import {
  Badge,
  Button,
  DataTable,
  IconButton,
  ServiceName,
  PageFrame,
  Pager,
  Picture,
  Price,
  SearchField,
  Select,
  TableCard,
} from '../src';
import type { Column, Sort } from '../src';
import { cases } from './accounts.data';
import { Frame } from './frame';
import { say } from './words';

type Row = (typeof cases)[number];

const columns: Column<Row>[] = [
  {
    key: 'picture',
    head: 'Picture',
    hideHead: true,
    place: 'picture',
    cell: ({ picture }) => (
      <div className="h-[55px] w-11 overflow-hidden rounded-small lg:h-10 lg:w-8">
        {picture && <Picture source={picture} />}
      </div>
    ),
  },
  {
    key: 'name',
    head: say('Code name', 'الاسم الرمزي'),
    sortable: true,
    place: 'title',
    cell: (row) => <bdi>{row.name}</bdi>,
  },
  {
    key: 'price',
    head: say('Price', 'السعر'),
    sortable: true,
    align: 'end',
    place: 'end',
    cell: (row) => <Price {...row.price} />,
  },
  {
    key: 'summary',
    head: 'Summary',
    place: 'summary',
    cell: (row) => `${row.console} · ${row.service} · ${row.months}`,
  },
  {
    key: 'console',
    place: 'wide',
    head: say('Console', 'الجهاز'),
    sortable: true,
    cell: (row) => <bdi>{row.console}</bdi>,
  },
  {
    key: 'service',
    place: 'wide',
    head: say('Service', 'الخدمة'),
    sortable: true,
    cell: (row) => <ServiceName name={row.fullService} arms={row.arms} />,
  },
  {
    key: 'months',
    place: 'wide',
    head: say('Months', 'الأشهر'),
    sortable: true,
    align: 'end',
    cell: (row) => row.months,
  },
  {
    key: 'available',
    place: 'note',
    head: say('Available', 'المتوفر'),
    sortable: true,
    align: 'end',
    cell: (row) => (row.available > 0 ? row.available : <Badge tone="danger">0</Badge>),
  },
  {
    key: 'actions',
    head: say('Actions', 'إجراءات'),
    hideHead: true,
    align: 'end',
    place: 'actions',
    cell: (row) => (
      <>
        <IconButton compact label={`Edit ${row.name}`} icon={<Pencil />} />
        <IconButton compact label={`Delete ${row.name}`} icon={<Trash2 />} />
      </>
    ),
  },
];

/** A sample of the back office's table of accounts. */
export function TablePage() {
  const [sort, setSort] = useState<Sort | undefined>({ key: 'name', direction: 'ascending' });
  const turn = sort?.direction === 'descending' ? -1 : 1;
  const rows = cases.toSorted((a, b) => turn * a.name.localeCompare(b.name));
  const actions = (
    <>
      <Button look="outline" icon={<Upload className="size-4" />}>
        {say('Upload from File', 'رفع من ملف')}
      </Button>
      <Button look="primary" icon={<Plus className="size-4" />}>
        {say('Add Account', 'إضافة حساب')}
      </Button>
    </>
  );
  return (
    <Frame current="table">
      <PageFrame
        title={say('Manage Accounts', 'إدارة الحسابات')}
        summary={say('48 listings, 7 out of stock', '48 عرضًا')}
        actions={actions}
      >
        <TableCard
          tools={
            <>
              <SearchField label={say('Search accounts', 'ابحث في الحسابات')} />
              <Select
                label="Service"
                hideLabel
                options={[{ value: '', label: say('All services', 'كل الخدمات') }]}
              />
              <Select
                label="Console"
                hideLabel
                options={[{ value: '', label: say('All consoles', 'كل الأجهزة') }]}
              />
            </>
          }
          foot={
            <Pager
              summary={say('1 to 8 of 48', '1 إلى 8 من 48')}
              previousLabel={say('Previous', 'السابق')}
              nextLabel={say('Next', 'التالي')}
              onNext={() => setSort(sort)}
            />
          }
        >
          <DataTable
            name={say('Accounts', 'الحسابات')}
            columns={columns}
            rows={rows}
            rowKey={(row) => row.name}
            sort={sort}
            onSort={setSort}
          />
        </TableCard>
      </PageFrame>
    </Frame>
  );
}
