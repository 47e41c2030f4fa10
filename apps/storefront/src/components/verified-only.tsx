import type { ReactNode } from 'react';
import { isAllowedToChat, useCurrentUser } from '@manette/web-session';
import { PageFrame } from '@manette/web-ui';
import { VerificationNotice } from '@manette/web-verification';

/** Guards the chat and support pages: unverified clients see a notice instead, and no requests are sent [ORD-015]. */
export function VerifiedOnly({ title, children }: { title: string; children: ReactNode }) {
  if (isAllowedToChat(useCurrentUser())) return children;
  return (
    <PageFrame title={title}>
      <VerificationNotice />
    </PageFrame>
  );
}
