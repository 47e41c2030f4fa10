import type {
  AccountFiguresView,
  ActivityView,
  GiftCardFiguresView,
  OverviewView,
  RatingFiguresView,
  TicketFiguresView,
  UserFiguresView,
} from '@manette/contracts/stats';
import { api } from '@manette/web-api';

export interface Statistics {
  overview: OverviewView;
  tickets: TicketFiguresView;
  accounts: AccountFiguresView;
  giftcards: GiftCardFiguresView;
  users: UserFiguresView;
  activity: ActivityView;
}

const PARTS = ['overview', 'tickets', 'accounts', 'giftcards', 'users', 'activity'];

/** Loads all six parts concurrently and shows them together: consistent figures, or none [STAT-047]. */
const statisticsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStatistics: build.query<Statistics, void>({
      queryFn: async (_nothing, _call, _options, ask) => {
        const answers = await Promise.all(PARTS.map((part) => ask(`/stats/${part}`)));
        const error = answers.find((answer) => answer.error)?.error;
        return error
          ? { error }
          : { data: Object.assign({}, ...answers.map(({ data }) => data)) as Statistics };
      },
      providesTags: ['Stats'],
    }),
    /** Loaded separately from the six parts, which are shown together or not at all. */
    getRatingFigures: build.query<RatingFiguresView, void>({
      query: () => '/stats/ratings',
      transformResponse: ({ ratings }: { ratings: RatingFiguresView }) => ratings,
      providesTags: ['Stats'],
    }),
  }),
});

export const { useGetRatingFiguresQuery, useGetStatisticsQuery } = statisticsApi;
