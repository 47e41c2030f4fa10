import type { GuideDefinition, GuideView } from '@manette/contracts/fulfilment';

type Definition = Omit<GuideDefinition, 'steps'>;

/** A guide that was sent: its text at that time, and its steps with the time at which each was ticked. */
export interface SentGuideRow {
  id: string;
  ticket_id: string | null;
  client_id: string;
  definition: Definition;
  steps: GuideView['steps'];
  sent_at: Date;
}

export interface GuideTables {
  'fulfilment.sent_guide': SentGuideRow;
}

export const guideViewOf = (row: SentGuideRow): GuideView => ({
  _id: row.id,
  ticketId: row.ticket_id,
  ...row.definition,
  steps: row.steps,
});
