import '../translations';
import type { ReportProblemProps } from '../../../components/report-problem';
import { NewTicketDialog } from './new-ticket-dialog';

/** The dialog of a new ticket about an order [LIF-070]. */
export default function ProblemDialog({ subject, onClose }: ReportProblemProps) {
  return <NewTicketDialog open onOpenChange={(open) => !open && onClose()} subject={subject} />;
}
