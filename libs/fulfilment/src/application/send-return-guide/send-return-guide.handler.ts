import { SendReturnGuide } from '@manette/contracts/fulfilment';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { guideOf } from '../../domain/guides/guides.js';
import { GuideSender } from '../send-guide/guide-sender.js';

/** Called by rentals: sends the guide of a return. The caller has locked the ticket, if there is one [LIF-090]. */
@CommandHandler(SendReturnGuide)
export class SendReturnGuideHandler implements ICommandHandler<SendReturnGuide, string | null> {
  constructor(private readonly sender: GuideSender) {}

  async execute({ rental, console, service }: SendReturnGuide): Promise<string | null> {
    const guide = guideOf('return', console, service);
    if (!guide) return null;
    const { ticketId, clientId } = rental;
    const before = ticketId && (await this.sender.find(ticketId, guide.key));
    return (before || (await this.sender.send(guide, ticketId, clientId)))._id;
  }
}
