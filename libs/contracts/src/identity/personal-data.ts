/**
 * A page of the data that a context stores about a user, for the export. `next` requests the following page; null means the
 * end. Other users appear only by their username (trust.md, section 7).
 */
export interface PersonalPage<Item> {
  items: Item[];
  next: string | null;
}

/** The file of a message: its key in the storage and its original name. */
export interface PersonalFile {
  key: string;
  name: string;
}

/** A message of the export, and its file. */
export interface PersonalMessage {
  message: {
    _id: string;
    position: number;
    type: string;
    /** The username of the sender; null for system messages. */
    sender: string | null;
    content: string;
    createdAt: string;
  };
  file: PersonalFile | null;
}
