import { isolated, type Language, type UserMail } from '@manette/contracts/identity';
import type { TicketAmendment } from '@manette/contracts/orders';
import type { ReminderKind } from '../../domain/due-reminder.js';

interface Reminder {
  systemMessage: NonNullable<TicketAmendment['systemMessage']>;
  mail: (codeName: string) => Record<Language, UserMail>;
}

const NEXT = 'You can renew the rental, or return the account.';
const NEXT_IN_ARABIC = 'يمكنك تجديد الكراء أو إرجاع الحساب.';
const BUTTON = { en: 'Open my rentals', ar: 'فتح كراءاتي' };

/** [LIF-014, LIF-086] */
export const REMINDER_TEXTS: Record<ReminderKind, Reminder> = {
  three_days: {
    systemMessage: 'rentalEndsIn3Days',
    mail: (codeName) => ({
      en: {
        subject: `Your rental of ${codeName} ends in 3 days`,
        body: `Your rental of ${codeName} ends in 3 days. ${NEXT}`,
        button: BUTTON.en,
      },
      ar: {
        subject: `ينتهي كراء ${isolated(codeName)} خلال 3 أيام`,
        body: `ينتهي كراء الحساب ${isolated(codeName)} خلال 3 أيام. ${NEXT_IN_ARABIC}`,
        button: BUTTON.ar,
      },
    }),
  },
  one_day: {
    systemMessage: 'rentalEndsIn1Day',
    mail: (codeName) => ({
      en: {
        subject: `Your rental of ${codeName} ends in 1 day`,
        body: `Your rental of ${codeName} ends in 1 day. ${NEXT}`,
        button: BUTTON.en,
      },
      ar: {
        subject: `ينتهي كراء ${isolated(codeName)} خلال يوم واحد`,
        body: `ينتهي كراء الحساب ${isolated(codeName)} خلال يوم واحد. ${NEXT_IN_ARABIC}`,
        button: BUTTON.ar,
      },
    }),
  },
  ended: {
    systemMessage: 'rentalEnded',
    mail: (codeName) => ({
      en: {
        subject: `Your rental of ${codeName} has ended`,
        body: `Your rental of ${codeName} has ended. ${NEXT}`,
        button: BUTTON.en,
      },
      ar: {
        subject: `انتهى كراء ${isolated(codeName)}`,
        body: `انتهى كراء الحساب ${isolated(codeName)}. ${NEXT_IN_ARABIC}`,
        button: BUTTON.ar,
      },
    }),
  },
};
