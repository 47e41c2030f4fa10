/**
 * A part of what a context knows of a person, for the export of their data; `next` continues after it, null ends it. Others
 * appear by their username alone (trust.md, section 7).
 */
export interface PersonalPage<Item> {
  items: Item[];
  next: string | null;
}

/** A file that a message brought: where it lies in the storage, and the name it had. */
export interface PersonalFile {
  key: string;
  name: string;
}

/** A message as the export has it, and its file. */
export interface PersonalMessage {
  message: {
    _id: string;
    position: number;
    type: string;
    /** The username; null for what the product says. */
    sender: string | null;
    content: string;
    createdAt: string;
  };
  file: PersonalFile | null;
}
