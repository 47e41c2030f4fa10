import { MessageComposer } from '../../../conversation/composer/message-composer';
import { useDraft } from '../../../conversation/composer/use-draft';

/** The composer of the public chat; its draft is stored over visits. */
export function ChatComposer({ onSend }: { onSend: (content: string, files: File[]) => boolean }) {
  const [text, setText] = useDraft('public chat');
  return <MessageComposer text={text} onText={setText} onSend={onSend} />;
}
