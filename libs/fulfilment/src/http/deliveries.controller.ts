import {
  acknowledgeSchema,
  deliveryAnswer,
  deliveryReason,
  revealAnswer,
  secretAnswer,
  VAULT_MESSAGES,
  type AcknowledgeInput,
  type DeliveryReason,
} from '@manette/contracts/fulfilment';
import {
  AdminOnly,
  Answers,
  NotReplayed,
  CurrentUser,
  parseId,
  VerifiedOnly,
  type Principal,
  Operation,
} from '@manette/platform';
import { Body, Controller, Get, Header, HttpCode, Ip, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Acknowledge } from '../application/acknowledge/acknowledge.command.js';
import { ExtendDelivery } from '../application/extend/extend.command.js';
import { ReadDelivery } from '../application/read-delivery/read-delivery.query.js';
import { ReplaceDelivery } from '../application/replace/replace.command.js';
import { RevealAsAdmin } from '../application/reveal/reveal-as-admin.command.js';
import { Reveal } from '../application/reveal/reveal.command.js';

const personOf = ({ userId, role }: Principal) => ({ id: userId, role });
const originOf = ({ sessionId }: Principal, address: string) => ({ address, session: sessionId });
const deliveryId = (id: string): string => parseId(id, VAULT_MESSAGES.deliveryNotFound);

@ApiTags('deliveries')
@VerifiedOnly()
@Controller('deliveries')
export class DeliveriesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** [LIF-055] */
  @Operation('Read the delivery of an order', 'Returns the delivery of an order, without its secret.')
  @Get('tickets/:ticketId')
  @Answers(deliveryAnswer)
  async read(@CurrentUser() principal: Principal, @Param('ticketId') id: string) {
    const query = new ReadDelivery(parseId(id, 'Ticket not found'), personOf(principal));
    return { delivery: await this.queries.execute(query) };
  }

  /** [LIF-056] */
  @Operation(
    'Acknowledge the rules of a delivery',
    'Records that the client accepts the rules. The delivery can be revealed only afterwards.',
    'FORBIDDEN',
    'CONFLICT',
    'TICKET_CLOSED',
  )
  @Post(':id/acknowledge')
  @HttpCode(200)
  @Answers(deliveryAnswer)
  async acknowledge(
    @CurrentUser() principal: Principal,
    @Ip() address: string,
    @Param('id') id: string,
    @Body({ schema: acknowledgeSchema }) accepted: AcknowledgeInput,
  ) {
    const from = originOf(principal, address);
    const command = new Acknowledge(deliveryId(id), personOf(principal), from, accepted);
    return { delivery: await this.commands.execute(command) };
  }

  /** [LIF-058, LIF-063] */
  @Operation(
    'Reveal a delivery',
    'Returns the secret of the delivery to the client, and records the reveal.',
    'FORBIDDEN',
    'RULES_NOT_ACKNOWLEDGED',
    'DELIVERY_EXPIRED',
    'CONFLICT',
  )
  @Post(':id/reveal')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @NotReplayed()
  @Answers(revealAnswer)
  reveal(@CurrentUser() principal: Principal, @Ip() address: string, @Param('id') id: string) {
    const from = originOf(principal, address);
    return this.commands.execute(new Reveal(deliveryId(id), personOf(principal), from));
  }

  /** [LIF-062, LIF-063] */
  @Operation(
    'Reveal a delivery as an administrator',
    'Returns the secret of the delivery to an administrator, who must give a reason, and records the reveal.',
    'CONFLICT',
  )
  @Post(':id/reveal-as-admin')
  @AdminOnly()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @NotReplayed()
  @Answers(secretAnswer)
  async revealAsAdmin(
    @CurrentUser() principal: Principal,
    @Ip() address: string,
    @Param('id') id: string,
    @Body({ schema: deliveryReason }) { reason }: DeliveryReason,
  ) {
    const from = originOf(principal, address);
    const command = new RevealAsAdmin(deliveryId(id), personOf(principal), from, reason);
    return { secret: await this.commands.execute(command) };
  }

  /** [LIF-060] */
  @Operation(
    'Extend a delivery',
    'Restarts the time in which the client can reveal a delivery. The administrator must give a reason.',
    'CONFLICT',
  )
  @Post(':id/extend')
  @AdminOnly()
  @HttpCode(200)
  @Answers(deliveryAnswer)
  async extend(
    @CurrentUser() principal: Principal,
    @Param('id') id: string,
    @Body({ schema: deliveryReason }) { reason }: DeliveryReason,
  ) {
    const command = new ExtendDelivery(deliveryId(id), personOf(principal), reason);
    return { delivery: await this.commands.execute(command) };
  }

  /** [LIF-061] */
  @Operation(
    'Replace a delivery',
    'Delivers another item instead of a faulty one. The administrator must give a reason.',
    'CONFLICT',
    'OUT_OF_STOCK',
    'TICKET_CLOSED',
  )
  @Post(':id/replace')
  @AdminOnly()
  @HttpCode(200)
  @Answers(deliveryAnswer)
  async replace(
    @CurrentUser() principal: Principal,
    @Param('id') id: string,
    @Body({ schema: deliveryReason }) { reason }: DeliveryReason,
  ) {
    const command = new ReplaceDelivery(deliveryId(id), personOf(principal), reason);
    return { delivery: await this.commands.execute(command) };
  }
}
