import * as z from 'zod/mini';
import { line, multiline, shape, wholeNumber } from '../http/text.js';
import { price } from './amount.js';
import { CONSOLES, SERVICES } from './enumerations.js';
import { stock } from './stock.js';

const LONGEST_DESCRIPTION = { length: 1000, message: 'Description must be less than 1000 characters' };

const codeName = line(
  'Code name',
  { length: 100, message: 'Code name must be less than 100 characters' },
  'Code name is required',
).check(
  shape(
    /^[\p{L}\p{N} _-]+$/u,
    'Code name can only contain letters, numbers, spaces, hyphens, and underscores',
  ),
);

const game = line(
  'Game',
  { length: 120, message: 'A game must be less than 120 characters' },
  'Game is required',
);

/** Blank entries are removed before the list is validated [CAT-109, CAT-110]. */
const games = z.pipe(
  z.pipe(
    z
      .array(z.string('Games must be text'), 'Games are required')
      .check(z.maxLength(500, 'At most 500 games')),
    z.transform((lines) => lines.map((text) => text.trim()).filter((text) => text !== '')),
  ),
  z.array(game).check(z.minLength(1, 'Games are required'), z.maxLength(200, 'At most 200 games')),
);

/** The fields of an account listing, in the form, in `POST /accounts` and in a file [CAT-102..111]. */
export const accountFields = z.object({
  codeName,
  prix: price('Price'),
  console: z.enum(CONSOLES, 'Console must be PS4, PS5, PS4/PS5 or PS Portal'),
  service: z.enum(
    SERVICES,
    'Service must be Secondaire_Online, Principal_Online/Offline, Offline_Principal or Compte_Complet',
  ),
  duration: wholeNumber(
    'Duration must be a whole number of months',
    { value: 1, message: 'Duration must be at least 1 month' },
    { value: 1_000_000, message: 'Duration must be at most 1000000 months' },
  ),
  available: stock,
  games,
  description: z.optional(z.nullable(multiline('Description', LONGEST_DESCRIPTION))),
});
export type AccountFields = z.infer<typeof accountFields>;
