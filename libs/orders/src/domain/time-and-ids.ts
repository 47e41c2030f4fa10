/** The time of a change and new ids for what it adds; the domain has neither a clock nor random ids of its own. */
export interface TimeAndIds {
  now: Date;
  newId: () => string;
}
