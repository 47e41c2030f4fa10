import { useState } from 'react';
import type { AnimatedMedia as Kind } from '@manette/contracts/chat';
import { OnDemand } from '@manette/web-ui';

export interface AnimatedMediaProps {
  src: string;
  kind: Kind;
  /** Alternative text. */
  label: string;
}

/** Shows a GIF, at most 200 px wide and high [CHAT-011]; shows its URL as text if it cannot be loaded. */
export function AnimatedMedia({ src, kind, label }: AnimatedMediaProps) {
  const [failed, setFailed] = useState(false);
  if (failed) return <span className="bubble-words">{src}</span>;
  const moving =
    kind === 'gif' ? (
      <img
        src={src}
        alt={label}
        className="moving-picture"
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setFailed(true)}
      />
    ) : (
      <video
        src={src}
        aria-label={label}
        className="moving-picture"
        autoPlay
        loop
        muted
        playsInline
        onError={() => setFailed(true)}
      />
    );
  return <OnDemand address={src}>{moving}</OnDemand>;
}
