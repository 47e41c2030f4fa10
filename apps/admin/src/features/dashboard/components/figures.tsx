import type { Statistics } from '../api/statistics.api';
import { ResponseTimes } from './response-times';
import { ShelfCharts } from './shelf-charts';
import { StatCards } from './stat-cards';
import { SystemHealth } from './system-health';
import { TicketCharts } from './ticket-charts';
import { UserRoles } from './user-roles';

/** Cards and charts; before the figures are there, the same boxes without them. */
export function Figures({ statistics, failed }: { statistics?: Statistics; failed: boolean }) {
  return (
    <>
      <StatCards statistics={statistics} />
      <div className="grid gap-3 lg:grid-cols-12">
        <TicketCharts statistics={statistics} />
        <ShelfCharts statistics={statistics} />
        <ResponseTimes statistics={statistics} />
        <UserRoles statistics={statistics} />
        <SystemHealth statistics={statistics} failed={failed} />
      </div>
    </>
  );
}
