export interface ImportedPublicMessage {
  senderId: string;
  text: string;
  at: Date;
}

/**
 * Writes messages of the past into a public chat in which nobody has written yet (demo data, a move from elsewhere), in
 * the order given; nobody is told. In a chat that has messages it changes nothing. Answers how many were written.
 */
export class ImportPublicMessages {
  constructor(readonly messages: ImportedPublicMessage[]) {}
}
