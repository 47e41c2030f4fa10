import { TREND_DAYS, type Trend } from '@manette/contracts/stats';
import { APP_CONFIG, Clock, type AppConfig } from '@manette/platform';
import { Inject, Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import { jsonRows } from './json-rows.js';

/** Days and weeks in the time zone of the shop (`STORE_TIMEZONE`); weeks start on Monday (ISO 8601). */
@Injectable()
export class StoreCalendar {
  constructor(
    private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** The start of today or of this week. */
  startOf(unit: 'day' | 'week'): RawBuilder<Date> {
    return sql<Date>`date_trunc(${unit}, ${this.now}, ${this.zone})`;
  }

  /** The start of the first day of a trend. */
  get startOfTrend(): RawBuilder<Date> {
    return sql<Date>`((${this.today} - ${TREND_DAYS - 1}::int)::timestamp at time zone ${this.zone})`;
  }

  /**
   * Counts the rows of `from` that were created on each day of the trend; `from` is a table with its conditions. Each
   * day is a range of an index by time, so no time is converted per row.
   */
  dailyCounts(from: RawBuilder<unknown>): RawBuilder<Trend> {
    return jsonRows(sql<Trend[number]>`
      select to_char(days.day, 'YYYY-MM-DD') as _id,
             (select count(*)::int from ${from}
                 and created_at >= days.day::timestamp at time zone ${this.zone}
                 and created_at < (days.day + 1)::timestamp at time zone ${this.zone}) as count
        from (select ${this.today} - ago as day from generate_series(0, ${TREND_DAYS - 1}::int) ago) days
       order by days.day`);
  }

  private get today(): RawBuilder<Date> {
    return sql<Date>`(${this.now} at time zone ${this.zone})::date`;
  }

  private get now(): RawBuilder<Date> {
    return sql<Date>`${this.clock.now().toISOString()}::timestamptz`;
  }

  private get zone(): RawBuilder<string> {
    return sql<string>`${this.config.store.timezone}::text`;
  }
}
