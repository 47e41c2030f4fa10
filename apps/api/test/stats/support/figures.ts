import {
  accountFiguresAnswer,
  activityAnswer,
  giftCardFiguresAnswer,
  overviewAnswer,
  ratingFiguresAnswer,
  ticketFiguresAnswer,
  userFiguresAnswer,
} from '@manette/contracts/stats';
import type { TestApp, TestPerson } from '../../support/index.js';

interface Schema<Answer> {
  parse(body: unknown): Answer;
}

/** Reads the statistics as an administrator. Every response is validated against its schema. */
export class Figures {
  constructor(
    private readonly app: TestApp,
    private readonly admin: TestPerson,
  ) {}

  async overview() {
    return (await this.read('overview', overviewAnswer)).overview;
  }

  async tickets() {
    return (await this.read('tickets', ticketFiguresAnswer)).tickets;
  }

  async accounts() {
    return (await this.read('accounts', accountFiguresAnswer)).accounts;
  }

  async giftCards() {
    return (await this.read('giftcards', giftCardFiguresAnswer)).giftcards;
  }

  async users() {
    return (await this.read('users', userFiguresAnswer)).users;
  }

  async ratings() {
    return (await this.read('ratings', ratingFiguresAnswer)).ratings;
  }

  async activity() {
    return (await this.read('activity', activityAnswer)).activity;
  }

  private async read<Answer>(name: string, schema: Schema<Answer>): Promise<Answer> {
    const { body } = await this.app.call.get(`/api/stats/${name}`, this.admin.token).expect(200);
    return schema.parse(body);
  }
}

/** Returns a distribution as an object, without zero counts. */
export const present = (entries: { _id: unknown; count: number }[]): Record<string, number> =>
  Object.fromEntries(entries.filter(({ count }) => count > 0).map(({ _id, count }) => [_id, count]));
