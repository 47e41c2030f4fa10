import type { ChatStanding } from '@manette/contracts/chat';
import { useCurrentUser } from '@manette/web-session';
import { MessageComposer } from '../../../conversation/composer/message-composer';
import { useDraft } from '../../../conversation/composer/use-draft';
import { SlowMode } from './slow-mode';
import { StandingLines } from './standing-lines';

export interface ChatComposerProps {
  /** Undefined until the chat is loaded. */
  standing: ChatStanding | undefined;
  onSend: (content: string, files: File[]) => boolean;
}

/** The composer of the public chat; its draft is stored across visits. It is disabled while the client is muted. */
export function ChatComposer({ standing, onSend }: ChatComposerProps) {
  const [text, setText] = useDraft('public chat');
  const isAdmin = useCurrentUser().role === 'admin';
  return (
    <>
      {standing &&
        (isAdmin ? <SlowMode seconds={standing.slowModeSeconds} /> : <StandingLines {...standing} />)}
      <MessageComposer
        text={text}
        onText={setText}
        onSend={onSend}
        disabled={!isAdmin && standing?.muted === true}
      />
    </>
  );
}
