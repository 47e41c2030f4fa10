const optionalText = { type: 'string', nullable: true } as const;

/** The mapping of the fields of a `ConversationMessage` to the table of any conversation. */
export const messageProperties = {
  id: { type: 'uuid', primary: true },
  position: { type: 'integer' },
  content: { type: 'text' },
  type: { type: 'string' },
  fileKey: optionalText,
  fileName: optionalText,
  fileSize: { type: 'integer', nullable: true },
  fileType: optionalText,
  createdAt: { type: 'datetime' },
  deletedAt: { type: 'datetime', nullable: true },
} as const;
