import { createContext, use, type ReactNode } from 'react';
import { PartBoundary } from '@manette/web-ui';

export interface ReportProblemProps {
  /** The subject of the new ticket; the client may change it. */
  subject: string;
  onClose: () => void;
}

/**
 * Renders the dialog that opens a ticket. The file that composes the page provides it, because no feature imports another
 * feature.
 */
export const ReportProblemContext = createContext<(props: ReportProblemProps) => ReactNode>(() => null);

/** Lets the client open a ticket about an order. */
export function ReportProblem(props: ReportProblemProps) {
  const dialog = use(ReportProblemContext);
  return <PartBoundary>{dialog(props)}</PartBoundary>;
}
