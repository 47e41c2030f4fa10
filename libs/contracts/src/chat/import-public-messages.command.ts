export interface ImportedPublicMessage {
  senderId: string;
  text: string;
  at: Date;
}

/**
 * Imports past messages into an empty public chat (demo data, a migration) in the given order, without events. Changes nothing
 * if the chat already has messages. Returns the number of imported messages.
 */
export class ImportPublicMessages {
  constructor(readonly messages: ImportedPublicMessage[]) {}
}
