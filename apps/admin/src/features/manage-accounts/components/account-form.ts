import * as z from 'zod/mini';
import { accountFields, type AccountView } from '@manette/contracts/catalog';

const lines = z.pipe(
  z.string(),
  z.transform((text) => text.split('\n')),
);

/** The rules of an account, for a form in which the games are the lines of one text [CAT-105..111]. */
export const accountForm = z.extend(accountFields, { games: z.pipe(lines, accountFields.shape.games) });
export type AccountFormValues = z.input<typeof accountForm>;
export type AccountFormResult = z.output<typeof accountForm>;

/** The names of the fields, as in the server's field errors. */
export const ACCOUNT_FIELDS = [
  'codeName',
  'prix.amount',
  'prix.currency',
  'console',
  'service',
  'duration',
  'available',
  'games',
  'description',
] as const;

/** The values of an empty form [CAT-146, CAT-147]. */
const EMPTY: AccountFormValues = {
  codeName: '',
  prix: { amount: '', currency: 'DZD' },
  console: 'PS4',
  service: 'Secondaire_Online',
  duration: 1,
  available: 1,
  games: '',
  description: '',
};

/** Returns the initial values: those of the account, or the defaults of a new one. */
export function accountFormValues(account: AccountView | undefined): AccountFormValues {
  if (!account) return EMPTY;
  const { codeName, prix, console, service, duration, available, games, description } = account;
  return {
    codeName,
    prix,
    console,
    service,
    duration,
    available,
    games: games.join('\n'),
    description: description ?? '',
  };
}
