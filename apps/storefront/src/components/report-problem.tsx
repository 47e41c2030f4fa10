import { createContext, use, type ReactNode } from 'react';
import { PartBoundary } from '@manette/web-ui';

export interface ReportProblemProps {
  /** Of the new ticket; may be changed. */
  subject: string;
  onClose: () => void;
}

/** Makes the dialog that opens a ticket; the file that puts the page together gives it, as no feature imports another. */
export const ReportProblemContext = createContext<(props: ReportProblemProps) => ReactNode>(() => null);

/** Lets the client open a ticket about an order. */
export function ReportProblem(props: ReportProblemProps) {
  const dialog = use(ReportProblemContext);
  return <PartBoundary>{dialog(props)}</PartBoundary>;
}
