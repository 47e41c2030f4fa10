/** The time of a change and new ids for the objects that it adds. The domain itself has no clock and no random ids. */
export interface TimeAndIds {
  now: Date;
  newId: () => string;
}
