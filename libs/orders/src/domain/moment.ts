/** When something happens, and where the ids of what it leaves come from; the domain has no clock of its own. */
export interface Moment {
  at: Date;
  newId: () => string;
}
