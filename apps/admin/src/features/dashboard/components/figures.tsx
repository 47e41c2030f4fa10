import type { Statistics } from '../api/statistics.api';
import { ResponseTimes } from './response-times';
import { CatalogueCharts } from './catalogue-charts';
import { StatCards } from './stat-cards';
import { SystemHealth } from './system-health';
import { TicketCharts } from './ticket-charts';
import { UserRoles } from './user-roles';

/** Cards and charts; while the figures load, placeholders of the same size. */
export function Figures({ statistics, failed }: { statistics?: Statistics; failed: boolean }) {
  return (
    <>
      <StatCards statistics={statistics} />
      <div className="grid gap-3 lg:grid-cols-12">
        <TicketCharts statistics={statistics} />
        <CatalogueCharts statistics={statistics} />
        <ResponseTimes statistics={statistics} />
        <UserRoles statistics={statistics} />
        <SystemHealth statistics={statistics} failed={failed} />
      </div>
    </>
  );
}
