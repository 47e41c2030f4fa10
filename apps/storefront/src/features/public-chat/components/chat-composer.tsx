import { MessageComposer } from '../../../conversation/composer/message-composer';
import { useDraft } from '../../../conversation/composer/use-draft';

/** Where a public message is written; its draft is kept over visits. */
export function ChatComposer({ onSend }: { onSend: (content: string, files: File[]) => boolean }) {
  const [text, setText] = useDraft('public chat');
  return <MessageComposer text={text} onText={setText} onSend={onSend} />;
}
