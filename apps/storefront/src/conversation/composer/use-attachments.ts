import { useEffect, useRef, useState } from 'react';
import { newIdempotencyKey } from '@manette/web-api';
import { translateMessage } from '@manette/web-i18n';
import { notify } from '@manette/web-ui';
import { attachmentFault } from './attachment-fault';
import { shrinkPhoto } from './shrink-photo';

const MOST_FILES = 5;
const TOO_MANY = 'At most 5 files can be sent at once';

export interface Attachment {
  id: string;
  file: File;
  /** Object URL of the preview, for an image. */
  preview?: string | undefined;
  /** Whether the photo is still being shrunk. */
  preparing: boolean;
}

const complain = (sentence: string) => notify.error(translateMessage(sentence), { id: sentence });
const previewOf = (file: File) => (file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined);
const release = ({ preview }: Attachment) => preview && URL.revokeObjectURL(preview);

/** The files of a composer; large photos are shrunk when they are added. */
export function useAttachments() {
  const [attachments, setAttachments] = useState<Attachment[]>([]);
  const held = useRef(attachments);
  const change = (next: Attachment[]) => {
    held.current.filter((attachment) => !next.includes(attachment)).forEach(release);
    held.current = next;
    setAttachments(next);
  };
  useEffect(() => () => held.current.forEach(release), []);

  const drop = (id: string) => change(held.current.filter((attachment) => attachment.id !== id));
  const prepare = async (id: string, chosen: File) => {
    const file = await shrinkPhoto(chosen);
    const wrong = attachmentFault(file);
    if (!held.current.some((attachment) => attachment.id === id)) return;
    if (wrong) {
      complain(wrong);
      return drop(id);
    }
    const ready = { id, file, preview: previewOf(file), preparing: false };
    change(held.current.map((attachment) => (attachment.id === id ? ready : attachment)));
  };
  const add = (files: File[]) => {
    const room = MOST_FILES - held.current.length;
    if (files.length > room) complain(TOO_MANY);
    for (const file of files.slice(0, room)) {
      const id = newIdempotencyKey();
      change([...held.current, { id, file, preparing: true }]);
      void prepare(id, file);
    }
  };
  return { attachments, add, drop, clear: () => change([]) };
}
