import type { ReactNode } from 'react';
import { isAllowedToChat, useCurrentUser } from '@manette/web-session';
import { PageFrame } from '@manette/web-ui';
import { VerificationNotice } from '@manette/web-verification';

/** The gate before chat and support: a notice stands in the page's place, and its calls are not made [ORD-015]. */
export function VerifiedOnly({ title, children }: { title: string; children: ReactNode }) {
  if (isAllowedToChat(useCurrentUser())) return children;
  return (
    <PageFrame title={title}>
      <VerificationNotice />
    </PageFrame>
  );
}
